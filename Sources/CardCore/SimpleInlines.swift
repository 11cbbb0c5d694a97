/// Tells of most running text that it is in its simplest form, without making it anew.
///
/// What it says no to may be in that form all the same: `InlineSimplifier` finds out.
struct SimpleInlines {
  private enum Kind {
    case nothing, text, code, emphasis, strong, link, lineBreak

    /// Whether two of a kind may follow one another.
    var mayRepeat: Bool { self == .link || self == .lineBreak }
  }

  /// Whether the texts are known to be lines, so that nobody has to look.
  private let hasLines: Bool

  /// What the content stands in.
  private var isInEmphasis = false
  private var isInStrong = false
  private var isInLink = false

  static func accepts(_ inlines: [Inline], ofLines hasLines: Bool = false) -> Bool {
    inlines.isEmpty || SimpleInlines(hasLines: hasLines).accepts(inlines, isWhole: true)
  }

  private init(hasLines: Bool) {
    self.hasLines = hasLines
  }

  private func accepts(_ inlines: [Inline], isWhole: Bool) -> Bool {
    var previous = Kind.nothing
    for (index, inline) in inlines.enumerated() {
      let beginsLine = previous == .lineBreak || (isWhole && previous == .nothing)
      guard let kind = kind(of: inline, beginsLine: beginsLine), kind != previous || kind.mayRepeat else {
        return false
      }
      if kind == .lineBreak, previous == .nothing || inlines[index - 1].endsWithSpace { return false }
      previous = kind
    }
    return previous != .nothing && previous != .lineBreak && !(isWhole && inlines[inlines.count - 1].endsWithSpace)
  }

  /// What an inline is, or `nil` where it may be made simpler by itself.
  private func kind(of inline: Inline, beginsLine: Bool) -> Kind? {
    switch inline {
    case .text(let text): isLine(text) && !(beginsLine && text.string.utf8.first == UInt8(ascii: " ")) ? .text : nil
    case .code(let text): isLine(text) ? .code : nil
    case .emphasis(let content): !isInEmphasis && inEmphasis.accepts(content, isWhole: false) ? .emphasis : nil
    case .strong(let content): !isInStrong && inStrong.accepts(content, isWhole: false) ? .strong : nil
    case .link(_, let content): !isInLink && inLink.accepts(content, isWhole: false) ? .link : nil
    case .lineBreak: .lineBreak
    // Too rare to be told at once.
    case .strikethrough: nil
    }
  }

  /// Whether a text is a line of something: text of several lines becomes one.
  private func isLine(_ text: DisplayText) -> Bool {
    !text.isEmpty && (hasLines || text.string.isVisibleASCII || !text.string.utf8.contains { $0 < 0x20 })
  }

  private var inEmphasis: Self { with { $0.isInEmphasis = true } }
  private var inStrong: Self { with { $0.isInStrong = true } }
  private var inLink: Self { with { $0.isInLink = true } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var inner = self
    change(&inner)
    return inner
  }
}

extension Inline {
  fileprivate var endsWithSpace: Bool {
    if case .text(let text) = self { text.string.lastByte == UInt8(ascii: " ") } else { false }
  }
}
