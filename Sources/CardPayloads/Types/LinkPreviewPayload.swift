public import CardCore

/// A preview of a page: what its own metadata says, and where it leads.
///
/// The button shows the host, which is what a title cannot lie about.
public struct LinkPreviewPayload: CardPayload, Hashable {
  public static let type: PayloadType = "link_preview"
  public static let summary = "a page's address with its title, description and picture"
  public static let example: Self? = Self(
    url: "https://example.com/journal/night-trains?from=chat", title: "Night trains are back",
    description: "From spring, *eleven* new lines link the capitals while you sleep.",
    imageURL: "https://example.com/journal/night-trains.jpg")

  public var url: String
  public var title: String?
  public var description: String?

  /// The address of the page's picture, which says nothing that the title does not.
  public var imageURL: String?

  public init(url: String, title: String? = nil, description: String? = nil, imageURL: String? = nil) {
    self.url = url
    self.title = title
    self.description = description
    self.imageURL = imageURL
  }

  public func card(using builder: inout CardBuilder) -> Card {
    let image = imageURL.flatMap { builder.image($0, alternative: "", field: "image_url") }
    let body = description.map { builder.body($0, field: "description") } ?? []
    let destination = builder.webLink(url, field: "url")
    return Card(
      title: title.map(builder.line), body: [image].compactMap(\.self) + body,
      actions: [destination.map { Action($0.host, .open($0)) }].compactMap(\.self))
  }
}

extension LinkPreviewPayload: TextPayload {
  public static let fields: [TextField] = [
    TextField("url", .address), TextField("title", .text, isRequired: false),
    TextField("description", .body, isRequired: false), TextField("image_url", .address, isRequired: false),
  ]

  public init(texts: borrowing FieldTexts) {
    self.init(
      url: texts[0], title: texts.optional(1), description: texts.optional(2), imageURL: texts.optional(3))
  }
}
