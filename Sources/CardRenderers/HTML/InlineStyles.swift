/// What a piece of running text stands in.
struct InlineStyles: OptionSet {
  let rawValue: UInt8

  static let emphasis = InlineStyles(rawValue: 1)
  static let strong = InlineStyles(rawValue: 2)
  static let link = InlineStyles(rawValue: 4)
  static let strikethrough = InlineStyles(rawValue: 8)
}
