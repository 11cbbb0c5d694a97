/// Tells of most running text that it is in its simplest form, without making it anew.
///
/// What it says no to may be in that form all the same: `InlineSimplifier` finds out.
struct SimpleInlines {
  private enum Kind {
    case nothing, text, code, emphasis, strong, link, lineBreak

    /// Whether two of a kind may follow one another.
    var mayRepeat: Bool { self == .link || self == .lineBreak }
  }

  /// What the content stands in.
  private var isInEmphasis = false
  private var isInStrong = false
  private var isInLink = false

  static func accepts(_ inlines: [Inline]) -> Bool {
    inlines.isEmpty || SimpleInlines().accepts(inlines, isWhole: true)
  }

  private func accepts(_ inlines: [Inline], isWhole: Bool) -> Bool {
    var previous = Kind.nothing
    var endsWithSpace = false
    for inline in inlines {
      let beginsLine = previous == .lineBreak || (isWhole && previous == .nothing)
      guard let kind = kind(of: inline, beginsLine: beginsLine), kind != previous || kind.mayRepeat else {
        return false
      }
      if kind == .lineBreak, previous == .nothing || endsWithSpace { return false }
      endsWithSpace = inline.endsWithSpace
      previous = kind
    }
    return previous != .nothing && previous != .lineBreak && !(isWhole && endsWithSpace)
  }

  /// What an inline is, or `nil` where it may be made simpler by itself.
  private func kind(of inline: Inline, beginsLine: Bool) -> Kind? {
    switch inline {
    case .text(let text): text.isLine && !(beginsLine && text.string.utf8.first == UInt8(ascii: " ")) ? .text : nil
    case .code(let text): text.isLine ? .code : nil
    case .emphasis(let content): !isInEmphasis && inEmphasis.accepts(content, isWhole: false) ? .emphasis : nil
    case .strong(let content): !isInStrong && inStrong.accepts(content, isWhole: false) ? .strong : nil
    case .link(_, let content): !isInLink && inLink.accepts(content, isWhole: false) ? .link : nil
    case .lineBreak: .lineBreak
    // Too rare to be told at once.
    case .strikethrough: nil
    }
  }

  private var inEmphasis: Self { Self(isInEmphasis: true, isInStrong: isInStrong, isInLink: isInLink) }
  private var inStrong: Self { Self(isInEmphasis: isInEmphasis, isInStrong: true, isInLink: isInLink) }
  private var inLink: Self { Self(isInEmphasis: isInEmphasis, isInStrong: isInStrong, isInLink: true) }
}

extension DisplayText {
  /// Whether this is a line of something: text of several lines becomes one.
  fileprivate var isLine: Bool {
    !isEmpty && (string.isVisibleASCII || !string.utf8.contains { $0 < 0x20 })
  }
}

extension Inline {
  fileprivate var endsWithSpace: Bool {
    if case .text(let text) = self { text.string.lastByte == UInt8(ascii: " ") } else { false }
  }
}
