public import CardCore

/// A file by address.
public struct FilePayload: CardPayload, Hashable {
  public static let type: PayloadType = "file"
  public static let summary = "a file's name and address, with its size and media type"
  public static let example: Self? = Self(
    name: "Rental agreement 2026.pdf", url: "https://example.com/files/8f14e45f/agreement.pdf", size: 2_483_120,
    mediaType: "application/pdf")

  /// The name under which the file is saved.
  public var name: String
  public var url: String

  /// The size in bytes.
  public var size: Int?

  /// The media type, such as `application/pdf` (RFC 6838).
  public var mediaType: String?

  public init(name: String, url: String, size: Int? = nil, mediaType: String? = nil) {
    self.name = name
    self.url = url
    self.size = size
    self.mediaType = mediaType
  }

  public func card(using builder: inout CardBuilder) -> Card {
    check(&builder)
    let facts = [
      mediaType.map { Fact(DisplayText(builder.words.mediaType), DisplayText($0)) },
      size.map { Fact(DisplayText(builder.words.size), DisplayText("\(ByteCount($0))")) },
    ].compactMap(\.self)
    let destination = builder.webLink(url, field: "url")
    return Card(
      title: builder.line(name), body: facts.isEmpty ? [] : [.facts(facts)],
      actions: [destination.map { Action(DisplayText(builder.words.download), .open($0)) }].compactMap(\.self))
  }

  private func check(_ builder: inout CardBuilder) {
    builder.expectText(name, field: "name")
    if name.unicodeScalars.contains(where: { $0 == "/" || $0 == "\\" }) {
      builder.report(
        .payloadBadValue, "\"name\" is \(DisplayText.quoted(name)), which has a slash as no file's name has",
        field: "name", hint: "write the name without its folders")
    }
    if let size, size < 0 {
      builder.report(
        .payloadBadValue, "\"size\" is \(size); a file has 0 bytes or more", field: "size",
        hint: "write the size in bytes, or leave it out")
    }
    if let mediaType, !Self.isMediaType(mediaType) {
      builder.report(
        .payloadBadValue, "\"media_type\" is \(DisplayText.quoted(mediaType)); expected a media type",
        field: "media_type", hint: "write two words with a slash between them, such as application/pdf")
    }
  }

  /// Two names of RFC 6838, section 4.2, and parameters that are not looked at.
  private static func isMediaType(_ text: String) -> Bool {
    let type = text.utf8.prefix { $0 != UInt8(ascii: ";") }
    let names = type.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return names.count == 2 && names.allSatisfy { 1...127 ~= $0.count && $0.allSatisfy(isNameByte) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$&-^_.+".utf8.contains(byte)
    }
  }
}
