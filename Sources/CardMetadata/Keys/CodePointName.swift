extension Unicode.Scalar {
  /// The code point as people look it up: `U+0456 CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I`.
  var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    if let name = properties.name { return "\(number) \(name)" }
    return properties.generalCategory == .control ? "\(number) <control>" : number
  }
}
