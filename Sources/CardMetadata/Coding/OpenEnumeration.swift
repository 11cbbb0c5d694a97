/// An enumeration whose words may grow in a later version of a payload, such as the styles of a button.
///
/// A word that the enumeration does not know is decoded as ``fallback``, with the warning `payload.unknown-choice`: the
/// card is drawn, if plainer than its sender meant it. Where a wrong word must keep a message from being sent, make the
/// enumeration `CaseIterable` alone, which makes it an error.
///
///     enum ButtonStyle: String, Codable, OpenEnumeration {
///       case plain, primary, danger
///       static let fallback = plain
///     }
///
/// Encoding writes the word of the fallback; ``MetadataEncoder/encode(_:updating:)`` keeps the word that came.
public protocol OpenEnumeration: CaseIterable, Decodable, RawRepresentable where RawValue == String {
  /// What a word stands for that the enumeration does not know.
  static var fallback: Self { get }
}
