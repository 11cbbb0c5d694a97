import Testing

@testable import CardCore

struct EmbeddedPictureTests {
  /// The signatures in Base64, each with a byte more behind it.
  private static let png = "iVBORw0KGgoA"
  private static let jpeg = "/9j/AA=="

  @Test(
    arguments: [
      // The vectors of RFC 4648, section 10, with padding and without.
      ("", []), ("Zg==", [0x66]), ("Zg", [0x66]), ("Zm8=", [0x66, 0x6F]), ("Zm8", [0x66, 0x6F]),
      ("Zm9v", [0x66, 0x6F, 0x6F]), ("Zm9vYg==", [0x66, 0x6F, 0x6F, 0x62]), ("+/+/", [0xFB, 0xFF, 0xBF]),
      (" Z\tm\n9\r\u{C}v ", [0x66, 0x6F, 0x6F]),
      ("Z", nil), ("Zm9vY", nil), ("Zg=", nil), ("Zm9v=", nil), ("Zg===", nil), ("Zg==Zg==", nil), ("Zm-_", nil),
      ("Zm9é", nil), ("=", nil), ("Zm9v%3D", nil),
    ] as [(String, [UInt8]?)])
  func `Base64 is read as browsers read it`(text: String, expected: [UInt8]?) {
    #expect(Base64.decode(text.utf8) == expected)
  }

  @Test(arguments: [
    ("data:image/png;base64,\(png)", EmbeddedPicture.MediaType.png), (" \nDATA:Image/PNG;Base64,\(png)", .png),
    ("data:image/jpeg;base64,\(jpeg)", .jpeg),
  ])
  func `a picture is taken out of its address`(address: String, type: EmbeddedPicture.MediaType) throws {
    let picture = try #require(try EmbeddedPicture(address))
    #expect(picture.mediaType == type)
    #expect(picture.bytes.last == 0)
  }

  @Test(arguments: [
    "data:image/gif;base64,\(png)", "data:image/svg+xml;base64,\(png)", "data:text/html,x", "data:,",
    "data:image/png,x",
    "data:image/png;charset=utf-8;base64,\(png)", "https://example.com/a.png", "xdata:image/png;base64,\(png)", "",
    // The Kelvin sign is no k, and the long s no s.
    "data:image/png;ba\u{17F}e64,\(png)",
  ])
  func `an address of another form is none`(address: String) throws {
    #expect(try EmbeddedPicture(address) == nil)
  }

  @Test(
    arguments: [
      ("data:image/png;base64,\(jpeg)", .otherType(.png)), ("data:image/jpeg;base64,\(png)", .otherType(.jpeg)),
      ("data:image/png;base64,", .otherType(.png)), ("data:image/png;base64,iVBORw0KGg", .otherType(.png)),
      ("data:image/png;base64,\(png)!", .noBase64),
    ] as [(String, EmbeddedPicture.Fault)])
  func `bytes that are no picture of the type are refused`(address: String, fault: EmbeddedPicture.Fault) {
    #expect(throws: fault) { try EmbeddedPicture(address) }
  }

  @Test func `a picture beyond the limit is not decoded`() {
    let digits = EmbeddedPicture.maximumLength / 3 * 4 + 8
    let address = "data:image/png;base64,\(Self.png)" + String(repeating: "A", count: digits - Self.png.utf8.count)
    #expect(throws: EmbeddedPicture.Fault.tooLarge(bytes: digits / 4 * 3)) { try EmbeddedPicture(address) }
  }

  @Test(arguments: [
    (0, "image/png, 1 KB"), (1490, "image/png, 1 KB"), (1500, "image/png, 2 KB"), (52_000, "image/png, 52 KB"),
  ])
  func `what stands for a picture is its type and size`(length: Int, expected: DisplayText) throws {
    // Nine bytes in the signature and the one behind it; three for each four digits.
    let padding = String(repeating: "AAAA", count: max(length - 9, 0) / 3)
    let picture = try #require(try EmbeddedPicture("data:image/png;base64,\(Self.png)\(padding)"))
    #expect(picture.summary == expected)
    #expect(picture.standIn(for: "A cat").string == "A cat (\(expected))")
  }

  @Test func `no link opens a picture`() {
    #expect(LinkDestination("data:image/png;base64,\(Self.png)") == nil)
    #expect(LinkPolicy.standard.allowing("data") == nil)
  }
}
