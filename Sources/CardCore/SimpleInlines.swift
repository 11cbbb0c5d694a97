/// Tells of most running text that it is in its simplest form, without making it anew.
///
/// What it says no to may be in that form all the same: `InlineSimplifier` finds out.
struct SimpleInlines {
  /// What the content stands in.
  private var isInEmphasis = false
  private var isInStrong = false
  private var isInLink = false

  static func accepts(_ inlines: [Inline]) -> Bool {
    inlines.isEmpty || SimpleInlines().accepts(inlines, isWhole: true)
  }

  private func accepts(_ inlines: [Inline], isWhole: Bool) -> Bool {
    guard let last = inlines.last, !(isWhole && last.endsWithSpace), !last.isLineBreak else { return false }
    var previous: Inline?
    for inline in inlines {
      guard accepts(inline, behind: previous, isWhole: isWhole) else { return false }
      previous = inline
    }
    return true
  }

  private func accepts(_ inline: Inline, behind previous: Inline?, isWhole: Bool) -> Bool {
    switch (inline, previous) {
    case (.text, .text), (.code, .code), (.emphasis, .emphasis), (.strong, .strong), (.lineBreak, nil): false
    case (.text(let text), _):
      text.isLine && !(text.beginsWithSpace && (previous?.isLineBreak ?? isWhole))
    case (.code(let text), _): text.isLine
    case (.emphasis(let content), _): !isInEmphasis && inEmphasis.accepts(content, isWhole: false)
    case (.strong(let content), _): !isInStrong && inStrong.accepts(content, isWhole: false)
    case (.link(_, let content), _): !isInLink && inLink.accepts(content, isWhole: false)
    case (.lineBreak, let previous?): !previous.endsWithSpace
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

  fileprivate var beginsWithSpace: Bool { string.utf8.first == UInt8(ascii: " ") }
}

extension Inline {
  fileprivate var isLineBreak: Bool {
    if case .lineBreak = self { true } else { false }
  }

  fileprivate var endsWithSpace: Bool {
    if case .text(let text) = self { text.string.utf8.last == UInt8(ascii: " ") } else { false }
  }
}
