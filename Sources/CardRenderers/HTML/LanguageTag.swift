/// The name of a language by BCP 47, such as `en` or `zh-Hant-TW`.
public struct LanguageTag: Hashable, Sendable {
  /// "Undetermined": what a language is called that nobody knows (ISO 639-2).
  public static let undetermined = LanguageTag(unchecked: "und")

  public let string: String

  private init(unchecked string: String) {
    self.string = string
  }

  /// A tag of the form that BCP 47 has, or `nil`: letters, then parts of one to eight letters and digits.
  ///
  /// Whether there is such a language is not looked up.
  public init?(_ string: String) {
    let parts = string.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, 2...8 ~= language.utf8.count, language.utf8.allSatisfy(\.isLetter),
      parts.allSatisfy({ 1...8 ~= $0.utf8.count && $0.utf8.allSatisfy(\.isLetterOrDigit) }), string.utf8.count <= 35
    else { return nil }
    self.init(unchecked: string)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }

  fileprivate var isLetterOrDigit: Bool {
    isLetter || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}
