public import CardCore

/// A list of things, each with a title, and a description and an address where it has some.
///
/// In metadata `items` is a string of JSON: `[{"title":"Espresso","description":"Single or double"}]`.
public struct ListPayload: CardPayload, Hashable {
  public static let type: PayloadType = "list"
  public static let summary = "1 to 20 items, each with a title, a description and an address"
  public static let example: Self? = Self(
    title: "Before you fly", body: "Three things make the morning easier:",
    items: [
      Item(title: "Check in", description: "Opens 24 hours before departure", url: "https://example.com/check-in"),
      Item(title: "Pack your liquids", description: "Bottles of up to 100 ml, in one bag"),
      Item(title: "Be at the gate by 9:40", description: "Gate B12 is a walk of ten minutes"),
    ], ordered: true)

  /// The most items of one list.
  public static let maximumItems = 20

  /// One thing of a list.
  public struct Item: Codable, Hashable, Sendable {
    public var title: String

    /// A line of plain text under the title.
    public var description: String?

    /// The address that the title opens.
    public var url: String?

    public init(title: String, description: String? = nil, url: String? = nil) {
      self.title = title
      self.description = description
      self.url = url
    }
  }

  public var title: String?
  public var body: String?
  public var items: [Item]

  /// Whether the items are numbered; they are not, where nothing is said.
  public var ordered: Bool?

  public init(title: String? = nil, body: String? = nil, items: [Item], ordered: Bool? = nil) {
    self.title = title
    self.body = body
    self.items = items
    self.ordered = ordered
  }

  public func card(using builder: inout CardBuilder) -> Card {
    let body = body.map { builder.body($0, field: "body") } ?? []
    builder.expectCount(items.count, in: 1...Self.maximumItems, field: "items")
    let items = items.enumerated().map { [Block.paragraph(inlines($0, $1, &builder))] }
    let list = List(ordered == true ? .ordered(start: 1) : .bullet, items: items)
    return Card(title: title.map(builder.line), body: body + (items.isEmpty ? [] : [.list(list)]))
  }

  private func inlines(_ index: Int, _ item: Item, _ builder: inout CardBuilder) -> [Inline] {
    let field = FieldPath("items")
    if index < Self.maximumItems { builder.expectText(item.title, field: field.appending(index, "title")) }
    let title = [Inline.strong([.text(builder.line(item.title))])]
    let destination = item.url.flatMap { builder.link($0, field: field.appending(index, "url")) }
    let description = item.description.map { [.lineBreak, Inline.text(builder.line($0))] } ?? []
    return (destination.map { [.link($0, title)] } ?? title) + description
  }
}
