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

  /// The line without the marks that would not be read where they stand, from the inside to the outside.
  private mutating func readable() -> [ChatLine.Piece] {
    var kept: [ChatLine.Piece] = []
    var openings: [Int] = []
    for (index, piece) in pieces.enumerated() {
      guard case .closing(let mark) = piece.content, let opening = openings.popLast() else {
        if case .opening = piece.content { openings.append(kept.count) }
        kept.append(piece)
        continue
      }
      let inner = kept[(opening + 1)...]
      let isReadable =
        !inner.contains { $0.breaks(mark) } && syntax.reads(mark, before: opening, in: kept)
        && syntax.reads(mark, outside: outside(after: index), inside: inner.last?.last)
      if isReadable {
        kept.append(piece)
      } else {
        losses.report(.style)
        kept.remove(at: opening)
      }
    }
    return kept
  }

  /// What a reader sees behind a closing mark, past the marks that close what it stands in.
  private func outside(after index: Int) -> Unicode.Scalar? {
    for piece in pieces[(index + 1)...] {
      if case .closing = piece.content { continue }
      return piece.first
    }
    return nil
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

extension ChatSyntax {
  /// Whether an opening mark is read, past the marks that open what it stands in.
  fileprivate func reads(_ mark: String, before opening: Int, in pieces: [ChatLine.Piece]) -> Bool {
    let outside = pieces[..<opening].last { if case .opening = $0.content { false } else { true } }
    return reads(mark, outside: outside?.last, inside: pieces[(opening + 1)...].first?.first)
  }
}

extension ChatLine.Piece {
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
      case .emphasis, .strong, .code, .link: true
      }
    }
  }
}
