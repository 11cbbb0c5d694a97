/// The renderers that can be asked for by name, in the order in which they were registered.
public struct RendererCatalog: Sendable {
  /// Makes a renderer for the options of one run.
  public typealias Factory = @Sendable (RenderingOptions) -> any CardRenderer

  /// The built-in renderers.
  public static let standard: RendererCatalog = {
    var catalog = RendererCatalog()
    catalog.register(.ansi) { TerminalRenderer(options: $0) }
    catalog.register(.html) { HTMLRenderer(options: $0) }
    catalog.register(.markdown) { MarkdownRenderer(options: $0) }
    catalog.register(.text) { TextRenderer(options: $0) }
    return catalog
  }()

  private var factories: [(format: OutputFormat, make: Factory)] = []

  public init() {}

  /// Adds a renderer, which is made anew for the options of each run; it replaces one of the same format name.
  ///
  /// ```swift
  /// engine.renderers.register { _ in MyRenderer() }
  /// let outcome = engine.render(bytes, as: MyRenderer().format)
  /// ```
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
  public func renderer(named name: String, options: RenderingOptions = RenderingOptions()) -> (any CardRenderer)? {
    factories.first { $0.format.name == name }?.make(options)
  }
}
