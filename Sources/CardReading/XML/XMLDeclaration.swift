/// What an XML declaration says about the bytes behind it.
struct XMLDeclaration {
  /// The name of the encoding in capitals, or `nil` where it says none.
  let encoding: String?

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self).uppercased()
    let rest = text.split(separator: "ENCODING", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
    let quoted = rest?.drop { $0 != "\"" && $0 != "'" }
    let name = quoted?.first.flatMap { quote in quoted?.dropFirst().prefix { $0 != quote } }
    encoding = name.map(String.init)
  }
}
