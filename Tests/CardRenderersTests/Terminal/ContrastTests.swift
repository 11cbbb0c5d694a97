import Foundation
import Testing

@testable import CardRenderers

/// The contrast of what is read, by WCAG 2.2, 1.4.3 and 1.4.6, where the sixteen colours are xterm's.
struct ContrastTests {
  private static let black = RGBColor(0, 0, 0)
  private static let white = RGBColor(255, 255, 255)

  /// A built-in theme, a background that it is for, and the contrast that it promises there.
  private static let promises: [(theme: BuiltInTheme, background: RGBColor, contrast: Double)] = [
    (.standard, black, 4.5), (.standard, white, 4.5), (.mono, black, 4.5), (.mono, white, 4.5),
    (.light, white, 4.5), (.dark, black, 4.5), (.highContrast, black, 7), (.highContrast, white, 7),
  ]

  /// A frame, the bar of a quote and a full bar are not read, and are told apart at 3:1 (1.4.11).
  private static let unread: Set<ThemeRole> = [.border, .quote, .bar]

  @Test(arguments: promises, ColorDepth.allCases)
  func `what is read stands out from the background`(
    promise: (theme: BuiltInTheme, background: RGBColor, contrast: Double), depth: ColorDepth
  ) {
    for role in ThemeRole.allCases where role != .strong && role != .emphasis {
      let style = promise.theme.theme.style(of: role)
      let (text, ground) = Self.colors(of: style, at: depth, on: promise.background)
      let wanted = Self.unread.contains(role) ? 3 : promise.contrast
      let contrast = Self.contrast(text, ground)
      #expect(contrast >= wanted, "\(role) of \(promise.theme) at \(depth): \(text) on \(ground)")
    }
  }

  /// Terminals make faint text anything from two thirds to two fifths as strong, and no rule says which.
  @Test(arguments: BuiltInTheme.allCases)
  func `nothing that is read is faint`(theme: BuiltInTheme) {
    for role in ThemeRole.allCases where !Self.unread.contains(role) {
      #expect(theme.theme.style(of: role).attributes[.dim] != true)
    }
  }

  @Test func `the contrast is that of the standard`() {
    #expect(Self.contrast(Self.black, Self.white) == 21)
    #expect(Self.contrast(Self.white, Self.white) == 1)
    // #767676 is the well-known lightest grey for text on white, #777777 is one too light.
    #expect(Self.contrast(RGBColor(0x76, 0x76, 0x76), Self.white) >= 4.5)
    #expect(Self.contrast(RGBColor(0x77, 0x77, 0x77), Self.white) < 4.5)
  }

  /// The colours on the screen, on a terminal of black and white.
  private static func colors(
    of style: ThemeStyle, at depth: ColorDepth, on background: RGBColor
  ) -> (text: RGBColor, ground: RGBColor) {
    let own = background == black ? white : black
    let text = shown(style.foreground?.color(at: depth), standard: own)
    let ground = shown(style.background?.color(at: depth), standard: background)
    return style.attributes[.inverse] == true ? (ground, text) : (text, ground)
  }

  private static func shown(_ color: TerminalColor?, standard: RGBColor) -> RGBColor {
    switch color {
    case nil, .standard: standard
    case .indexed(let number): XtermPalette.color(number)
    case .rgb(let red, let green, let blue): RGBColor(red, green, blue)
    }
  }

  private static func contrast(_ one: RGBColor, _ other: RGBColor) -> Double {
    let (dark, light) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }

  private static func luminance(_ color: RGBColor) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
