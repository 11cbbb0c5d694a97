/// The renderers of conversations that can be asked for by name, in the order in which they were registered.
public struct TimelineCatalog: Sendable {
  /// Makes a renderer for the options of one run.
  public typealias Factory = @Sendable (RenderingOptions) -> any TimelineRenderer

  /// The built-in renderers, by the names of those of cards.
  public static let standard: TimelineCatalog = {
    var catalog = TimelineCatalog()
    catalog.register(.ansiTimeline) { TerminalTimelineRenderer(options: $0) }
    catalog.register(.htmlTimeline) { HTMLTimelineRenderer(options: $0) }
    catalog.register(.markdownTimeline) { MarkdownTimelineRenderer(options: $0) }
    catalog.register(.textTimeline) { TextTimelineRenderer(options: $0) }
    return catalog
  }()

  private var factories: [(format: OutputFormat, make: Factory)] = []

  public init() {}

  /// Adds a renderer; it replaces one of the same format name.
  public mutating func register(_ make: @escaping Factory) {
    register(make(RenderingOptions()).format, make)
  }

  /// Adds a renderer of a format that is known without making one.
  private mutating func register(_ format: OutputFormat, _ make: @escaping Factory) {
    factories.removeAll { $0.format.name == format.name }
    factories.append((format, make))
  }

  public var formats: [OutputFormat] { factories.map(\.format) }

  /// The renderer of a format, or `nil` where nobody registered one.
  public func renderer(named name: String, options: RenderingOptions = RenderingOptions()) -> (any TimelineRenderer)? {
    factories.first { $0.format.name == name }?.make(options)
  }
}

/// The formats of conversations, by the names of those of cards.
extension OutputFormat {
  static let ansiTimeline = OutputFormat(name: "ansi", summary: "bubbles for a terminal; plain when piped")
  static let htmlTimeline = OutputFormat(name: "html", summary: "a page, or its list with --fragment; light and dark")
  static let markdownTimeline = OutputFormat(name: "markdown", summary: "CommonMark, for documents and issue trackers")
  static let textTimeline = OutputFormat(name: "text", summary: "the same as a list, for logs and screen readers")
}
