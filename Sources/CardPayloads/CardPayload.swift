public import CardCore

/// A typed payload: the properties that metadata of one type carries, and the card it makes.
///
/// ## Implementation guidance
///
/// Make a structure with one property a pair; the keys are the properties' names in snake case, and optional properties
/// may be left out. Make enumerations `CaseIterable`, so that a wrong word is answered with the right ones, or
/// `OpenEnumeration` where a word of a later version shall not keep the card from being drawn. What needs more than one
/// pair's text is a nested `Codable` structure or an array of them, and a string of JSON in metadata. Build the card with
/// the ``CardBuilder``, which turns fields into safe text, blocks and actions and reports what is wrong with them.
/// Register the type in a ``PayloadRegistry``.
///
/// The built-in types are `msg_with_…`, as the vendor names its own, where a message is a title and a body with something;
/// the others are named for what they show. Each has at most four fields, so that it fits in five pairs with its type.
public protocol CardPayload: Codable, Sendable {
  static var type: PayloadType { get }

  /// One line on what the payload is for, shown by `cardrender types`.
  static var summary: String { get }

  /// A payload to start from, shown by `cardrender types TYPE`; none unless a type brings one.
  static var example: Self? { get }

  /// The type itself where it is a ``TextPayload``, which says so of its own accord.
  ///
  /// Asked, because a cast would look through all conformances of the program for each type that is none.
  static var textType: (any TextPayload.Type)? { get }

  /// Makes the card, and reports what is wrong with the fields on the way.
  func card(using builder: inout CardBuilder) -> Card
}

extension CardPayload {
  public static var example: Self? { nil }
  public static var textType: (any TextPayload.Type)? { nil }
}
