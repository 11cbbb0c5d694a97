import FoundationEssentials

/// One of Unicode's own files, as Debian's package `unicode-data` installs them.
///
/// They are read where they are, not copied into the repository. Where the package is absent, the tests that need them
/// are skipped: a machine without it can still build and test everything else.
enum UnicodeFile {
  static let folder = "/usr/share/unicode/"

  static var areInstalled: Bool { FileManager.default.fileExists(atPath: folder + "emoji/emoji-test.txt") }

  /// The rows of a file without comments, each with its fields.
  static func rows(_ name: String) throws -> [[String]] {
    let text = String(decoding: try Data(contentsOf: URL(filePath: folder + name)), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map(trimmed)
      return fields.allSatisfy(\.isEmpty) ? nil : fields
    }
  }

  /// The text of code points written like `1F468 200D 1F469`.
  static func text(_ codePoints: String) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: codePoints.split(separator: " ").compactMap(scalar))
    return String(text)
  }

  /// The code points of a text, written as in Unicode's files.
  static func codePoints(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }

  static func scalar(_ codePoint: Substring) -> Unicode.Scalar? {
    UInt32(codePoint, radix: 16).flatMap(Unicode.Scalar.init)
  }

  private static func trimmed(_ field: Substring) -> String {
    String(field.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
