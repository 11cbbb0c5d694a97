public import CardCore

/// A message with a picture.
public struct MsgWithImage: CardPayload, Hashable {
  public static let type: PayloadType = "msg_with_image"
  public static let summary = "a title, a body and a picture by address"
  public static let example: Self? = Self(
    title: "Your parcel is on its way",
    body: "It left the depot at **9:40** and will be with you before noon.",
    imageURL: "https://example.com/maps/route-7.png", altText: "A map of the route from the depot to your door")

  public var title: String
  public var body: String

  /// The picture's address.
  ///
  /// Renderers show it as an address unless they are told to load pictures.
  public var imageURL: String

  /// The text that stands for the picture where it is not shown.
  public var altText: String

  public init(title: String, body: String, imageURL: String, altText: String) {
    self.title = title
    self.body = body
    self.imageURL = imageURL
    self.altText = altText
  }

  public func card(using builder: inout CardBuilder) -> Card {
    let image = builder.image(imageURL, alternative: altText, field: "image_url")
    return Card(title: builder.line(title), body: [image].compactMap(\.self) + builder.body(body, field: "body"))
  }
}

extension MsgWithImage: TextPayload {
  public static let fields: [TextField] = [
    TextField("title", .text), TextField("body", .body), TextField("image_url", .address), TextField("alt_text", .text),
  ]

  public init(texts: borrowing FieldTexts) {
    self.init(title: texts[0], body: texts[1], imageURL: texts[2], altText: texts[3])
  }
}
