/// A payload whose fields are all texts or words, so that it can be checked and read straight from JSON, without Codable.
///
/// ## Implementation guidance
///
/// List all fields, and take their texts by the same indices. What the forms promise of a text is all that decoding and
/// ``CardPayload/card(using:)`` may find wrong with it: a message whose texts keep to their forms counts as valid without
/// being drawn. Both ways have to give the same payload; a test of yours should hold them to it.
public protocol TextPayload: CardPayload {
  /// The fields besides `type`, in the order in which they are usually written.
  static var fields: [TextField] { get }

  /// Makes the payload of the texts of its fields.
  init(texts: borrowing FieldTexts)
}

extension TextPayload {
  public static var textType: (any TextPayload.Type)? { Self.self }
}
