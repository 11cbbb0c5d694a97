import Testing

@testable import CardRenderers

struct TerminalColorTests {
  /// Corners and steps of the cube, greys of the ramp, and colours a little beside them.
  @Test(
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x00FF00, 46), (0x0000FF, 21), (0xFFFF00, 226),
      (0x5F87AF, 67), (0xFF8700, 208), (0x808080, 244), (0x121212, 233), (0xEEEEEE, 255), (0x767676, 243),
      (0xFE8801, 208), (0x5E88B0, 67), (0x818080, 244), (0x1F6FEB, 27),
    ] as [(Int, UInt8)])
  func `a colour of 24 bits becomes the nearest of the cube and the greys`(color: Int, expected: UInt8) {
    #expect(Self.color(color).nearest(at: .indexed) == .indexed(expected))
  }

  /// xterm's own sixteen, and colours that anyone would call by the same name.
  @Test(
    arguments: [
      (0x000000, 0), (0xCD0000, 1), (0x00CD00, 2), (0xCDCD00, 3), (0x0000EE, 4), (0xCD00CD, 5), (0x00CDCD, 6),
      (0xE5E5E5, 7), (0x7F7F7F, 8), (0xFF0000, 9), (0x00FF00, 10), (0xFFFF00, 11), (0x5C5CFF, 12), (0xFF00FF, 13),
      (0x00FFFF, 14), (0xFFFFFF, 15), (0x0A0A0A, 0), (0xBB1111, 1), (0x11AA11, 2), (0x1122CC, 4), (0xFAFAFA, 15),
      (0x888888, 8), (0x6666FF, 12),
    ] as [(Int, UInt8)])
  func `a colour of 24 bits becomes the nearest of the sixteen`(color: Int, expected: UInt8) {
    #expect(Self.color(color).nearest(at: .sixteen) == .indexed(expected))
  }

  @Test func `every colour of the cube and the greys is nearest to itself`() {
    // 59, 102, 145 and 188 are greys of the cube that stand for no other; 16 and 231 are its corners.
    for number in UInt8(16)...255 {
      let color = XtermPalette.color(number)
      let nearest = TerminalColor.rgb(color.red, color.green, color.blue).nearest(at: .indexed)
      guard case .indexed(let found) = nearest else { Issue.record("\(nearest)"); continue }
      #expect(XtermPalette.color(found) == color)
    }
  }

  @Test(
    arguments: [
      (TerminalColor.indexed(9), ColorDepth.sixteen, TerminalColor.indexed(9)),
      (.indexed(196), .indexed, .indexed(196)), (.indexed(196), .sixteen, .indexed(9)),
      (.indexed(232), .sixteen, .indexed(0)), (.indexed(67), .trueColor, .indexed(67)),
      (.rgb(1, 2, 3), .trueColor, .rgb(1, 2, 3)), (.standard, .sixteen, .standard), (.rgb(1, 2, 3), .none, .standard),
      (.indexed(3), .none, .standard),
    ])
  func `a colour stays where the depth has it`(color: TerminalColor, depth: ColorDepth, expected: TerminalColor) {
    #expect(color.nearest(at: depth) == expected)
  }

  @Test(
    arguments: [
      ("#000000", TerminalColor.rgb(0, 0, 0)), ("#12aBfF", .rgb(0x12, 0xAB, 0xFF)), ("black", .indexed(0)),
      ("bright-white", .indexed(15)), ("bright-blue", .indexed(12)), ("cyan", .indexed(6)), ("default", .standard),
      ("#fff", nil), ("#1234567", nil), ("123456", nil), ("#+12345", nil), ("#-12345", nil), ("", nil), ("#", nil),
      ("Red", nil), ("#ééé", nil),
    ] as [(String, TerminalColor?)])
  func `a word is a colour or not`(word: String, color: TerminalColor?) {
    #expect(TerminalColor(word) == color)
  }

  /// ECMA-48 has 30 to 47, aixterm 90 to 107, and ISO 8613-6 38 and 48.
  @Test(
    arguments: [
      (TerminalColor.indexed(1), "31", "41"), (.indexed(8), "90", "100"), (.indexed(15), "97", "107"),
      (.indexed(16), "38;5;16", "48;5;16"), (.rgb(1, 22, 255), "38;2;1;22;255", "48;2;1;22;255"), (.standard, "", ""),
    ])
  func `a colour has its parameters`(color: TerminalColor, foreground: String, background: String) {
    #expect(color.parameters(isBackground: false) == foreground)
    #expect(color.parameters(isBackground: true) == background)
  }

  /// Ottosson's own examples of Oklab are of CIE XYZ; those of sRGB are CSS Color 4's for its keywords.
  @Test(
    arguments: [
      (0xFF0000, SIMD3(0.62796, 0.22486, 0.12585)), (0x0000FF, SIMD3(0.45201, -0.03246, -0.31153)),
      (0xFFFFFF, SIMD3(1, 0, 0)), (0x000000, SIMD3(0, 0, 0)),
    ])
  func `the perceptual space is Oklab`(color: Int, expected: SIMD3<Double>) {
    let difference = RGBColor(UInt8(color >> 16), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)).perceptual - expected
    #expect((difference * difference).sum() < 1e-8)
  }

  private static func color(_ hex: Int) -> TerminalColor {
    .rgb(UInt8(hex >> 16), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
  }
}
