import CardCore

/// Writes running text in the dialect of a chat, line by line.
struct ChatInlines {
  private let syntax: any ChatSyntax
  private var pieces: [ChatLine.Piece] = []
  private var losses = LossLog()
  private var replaced = 0

  /// The lines of a text, what was lost, and how many characters stand for others.
  static func lines(
    _ inlines: [Inline], in syntax: any ChatSyntax
  ) -> (lines: [String], losses: LossLog, replaced: Int) {
    var lines: [String] = []
    var losses = LossLog()
    var replaced = 0
    for line in InlineLines.lines(of: inlines.simplified, splittingAtCode: syntax.parsesCodeApart) {
      var writer = ChatInlines(syntax: syntax)
      for inline in line { writer.append(inline, marks: []) }
      lines.append(writer.written(ChatLine(writer.readable())))
      losses.report(writer.losses)
      replaced += writer.replaced
    }
    return (lines, losses, replaced)
  }

  private init(syntax: any ChatSyntax) {
    self.syntax = syntax
  }

  private mutating func append(_ inline: Inline, marks: Set<String>) {
    switch inline {
    case .text(let text): append(text.string, marks)
    case .code(let text):
      guard let code = syntax.code(text.string) else {
        losses.report(.style)
        return append(text.string, marks)
      }
      append(code, marks)
    case .emphasis(let content): append(content, syntax.emphasis, marks)
    case .strong(let content): append(content, syntax.strong, marks)
    // Chats have a mark for it, but none stands in Markdown bodies; where it comes from elsewhere, it is a loss.
    case .strikethrough(let content): append(content, nil, marks)
    case .link(let destination, let content): link(destination, content, marks)
    case .lineBreak: break
    }
  }

  private mutating func append(_ text: String, _ marks: Set<String>) {
    pieces += text.unicodeScalars.map { ChatLine.Piece(content: .text($0), marks: marks) }
  }

  private mutating func append(_ text: ChatText, _ marks: Set<String>) {
    replaced += text.replaced
    pieces.append(ChatLine.Piece(content: .whole(text.string), marks: marks))
  }

  private mutating func append(_ content: [Inline], _ mark: String?, _ marks: Set<String>) {
    guard let mark else {
      losses.report(.style)
      for inline in content { append(inline, marks: marks) }
      return
    }
    pieces.append(ChatLine.Piece(content: .opening(mark), marks: marks))
    for inline in content { append(inline, marks: marks.union([mark])) }
    pieces.append(ChatLine.Piece(content: .closing(mark), marks: marks))
  }

  // MARK: Links

  /// A link with its words where the dialect has such, and the address behind the words where it has none.
  private mutating func link(_ destination: LinkDestination, _ content: [Inline], _ marks: Set<String>) {
    let label = content.plainText
    if content.hasStyles { losses.report(.style) }
    guard !destination.isSaid(by: label) else { return address(destination, marks) }
    if destination.isWeb, !label.looksLikeAddress {
      let line = ChatLine(label.unicodeScalars.map { ChatLine.Piece(content: .text($0)) }, isLabel: true)
      if let link = syntax.link(destination, written(line)) {
        return append(ChatText(string: link), marks)
      }
    }
    losses.report(.link(label))
    append(label + " (", marks)
    address(destination, marks)
    append(")", marks)
  }

  /// An address as it is; of mail and of telephones without the scheme, which they are known by.
  private mutating func address(_ destination: LinkDestination, _ marks: Set<String>) {
    guard destination.isWeb else {
      let isKnown = destination.scheme == "mailto" || destination.scheme == "tel"
      return append(isKnown ? String(destination.string.drop { $0 != ":" }.dropFirst()) : destination.string, marks)
    }
    append(ChatText(string: syntax.address(destination)), marks)
  }

  // MARK: Marks

  /// The line with white space outside of its marks, since no chat reads a mark beside a space.
  private func spaced() -> [ChatLine.Piece] {
    var row: [ChatLine.Piece] = []
    for piece in pieces {
      switch piece.content {
      case .text(let scalar) where scalar.properties.isWhitespace:
        let marks = row.lastIndex { !$0.isOpening } ?? -1
        row.insert(piece, at: marks + 1)
      case .closing:
        let end = (row.lastIndex { !$0.isWhitespace } ?? -1) + 1
        if end > 0, row[end - 1].isOpening { row.remove(at: end - 1) } else { row.insert(piece, at: end) }
      case .text, .opening, .whole: row.append(piece)
      }
    }
    return row
  }

  /// The line without the marks that would not be read where they stand, from the inside to the outside.
  private mutating func readable() -> [ChatLine.Piece] {
    let row = spaced()
    var kept: [ChatLine.Piece?] = []
    var openings: [Int] = []
    for (index, piece) in row.enumerated() {
      guard case .closing(let mark) = piece.content, let opening = openings.popLast() else {
        if piece.isOpening { openings.append(kept.count) }
        kept.append(piece)
        continue
      }
      if reads(mark, around: kept[(opening + 1)...], after: kept[..<opening], before: row[(index + 1)...]) {
        kept.append(piece)
      } else {
        losses.report(.style)
        kept[opening] = nil
      }
    }
    return kept.compactMap(\.self)
  }

  /// Whether a mark is read on both sides of a text, past other marks that open or close there.
  private func reads(
    _ mark: String, around inner: ArraySlice<ChatLine.Piece?>, after before: ArraySlice<ChatLine.Piece?>,
    before after: ArraySlice<ChatLine.Piece>
  ) -> Bool {
    guard !inner.contains(where: { $0?.breaks(mark) ?? false }) else { return false }
    let outside = (
      before.last { $0.map { !$0.isOpening } ?? false }??.last, after.first { !$0.isClosing }?.first
    )
    let inside = (inner.first { $0 != nil }??.first, inner.last { $0 != nil }??.last)
    return syntax.reads(mark, outside: outside.0, inside: inside.0)
      && syntax.reads(mark, outside: outside.1, inside: inside.1)
  }

  private mutating func written(_ line: ChatLine) -> String {
    var string = ""
    for (index, piece) in line.pieces.enumerated() {
      switch piece.content {
      case .text:
        let text = syntax.written(index, of: line)
        string += text.string
        replaced += text.replaced
      case .opening(let text), .closing(let text), .whole(let text): string += text
      }
    }
    return string
  }
}

extension ChatLine.Piece {
  fileprivate var isOpening: Bool { if case .opening = content { true } else { false } }

  fileprivate var isClosing: Bool { if case .closing = content { true } else { false } }

  fileprivate var isWhitespace: Bool {
    if case .text(let scalar) = content { scalar.properties.isWhitespace } else { false }
  }

  /// Whether code or an address holds a mark, which would end what stands in it.
  fileprivate func breaks(_ mark: String) -> Bool {
    guard case .whole(let text) = content, let sign = mark.first else { return false }
    return text.contains(sign)
  }
}

extension LinkDestination {
  /// The address with those characters encoded that chats may take for marks or mentions.
  var calm: String {
    let scalars = Array(string.unicodeScalars)
    return scalars.indices.map { index in
      switch scalars[index] {
      case "*": return "%2A"
      case "~": return "%7E"
      case "@": return "%40"
      case "(": return "%28"
      case ")": return "%29"
      case "_":
        let isInWord =
          index > 0 && index + 1 < scalars.count && scalars[index - 1].isASCIIWord
          && scalars[index + 1].isASCIIWord
        return isInWord ? "_" : "%5F"
      default: return String(scalars[index])
      }
    }.joined()
  }
}

extension String {
  /// Whether the words of a link name an address of their own, which may be another one.
  fileprivate var looksLikeAddress: Bool {
    let text = lowercased()
    return text.contains("://") || text.contains("www.")
  }
}

extension [Inline] {
  fileprivate var hasStyles: Bool {
    contains { inline in
      switch inline {
      case .text, .lineBreak: false
      case .emphasis, .strong, .strikethrough, .code, .link: true
      }
    }
  }
}
