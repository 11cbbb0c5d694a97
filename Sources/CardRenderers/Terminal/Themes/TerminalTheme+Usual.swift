extension TerminalTheme {
  /// The usual theme, as `default.json` has it: it is in nearly every run, and to read its file and the one that it extends
  /// takes longer than to draw a card.
  static let usual = TerminalTheme(
    name: "default", summary: "a few colors that can be read on black and on white",
    styles: [
      .muted: ThemeStyle(foreground: .either(0x767676, 243)),
      .accent: ThemeStyle(foreground: .either(0x1f6feb, 63)),
      .title: ThemeStyle(attributes: [.bold: true]),
      .heading: ThemeStyle(attributes: [.bold: true]),
      .label: ThemeStyle(attributes: [.bold: true]),
      .code: ThemeStyle(foreground: .either(0x875fd7, 98)),
      .link: ThemeStyle(attributes: [.underline: true]),
      .button: ThemeStyle(attributes: [.bold: true, .inverse: true]),
      .border: ThemeStyle(attributes: [.dim: false]),
      .sender: ThemeStyle(foreground: .either(0x875fd7, 98)),
      .own: ThemeStyle(attributes: [.bold: true]),
      .notice: ThemeStyle(attributes: [.italic: true]),
      .unread: ThemeStyle(foreground: .either(0xe32222, 163), attributes: [.bold: true]),
      .emphasis: ThemeStyle(attributes: [.italic: true]),
      .strong: ThemeStyle(attributes: [.bold: true]),
    ])
}

extension ThemeColor {
  /// A colour, what stands in for it among 256, and the terminal's own where there are fewer.
  fileprivate static func either(_ rgb: UInt32, _ index: UInt8) -> ThemeColor {
    ThemeColor([.rgb(UInt8(rgb >> 16), UInt8(rgb >> 8 & 0xFF), UInt8(rgb & 0xFF)), .indexed(index), .standard])
  }
}
