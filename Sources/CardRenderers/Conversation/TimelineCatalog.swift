/// The renderers of conversations that can be asked for by name, in the order in which they were registered.
public struct TimelineCatalog: Sendable {
  /// Makes a renderer for the options of one run.
  public typealias Factory = @Sendable (RenderingOptions) -> any TimelineRenderer

  /// The built-in renderers, by the names of those of cards.
  public static let standard: TimelineCatalog = {
    var catalog = TimelineCatalog()
    catalog.register { TerminalTimelineRenderer(options: $0) }
    catalog.register { HTMLTimelineRenderer(options: $0) }
    catalog.register { MarkdownTimelineRenderer(options: $0) }
    catalog.register { TextTimelineRenderer(options: $0) }
    return catalog
  }()

  private var factories: [(format: OutputFormat, make: Factory)] = []

  public init() {}

  /// Adds a renderer; it replaces one of the same format name.
  public mutating func register(_ make: @escaping Factory) {
    let format = make(RenderingOptions()).format
    factories.removeAll { $0.format.name == format.name }
    factories.append((format, make))
  }

  public var formats: [OutputFormat] { factories.map(\.format) }

  /// The renderer of a format, or `nil` where nobody registered one.
  public func renderer(named name: String, options: RenderingOptions = RenderingOptions()) -> (any TimelineRenderer)? {
    factories.first { $0.format.name == name }?.make(options)
  }
}
