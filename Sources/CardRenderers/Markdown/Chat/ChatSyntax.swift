import CardCore

/// A dialect of a chat, which knows a few marks within a line, and lines instead of blocks.
protocol ChatSyntax: Sendable {
  /// What stands on both sides of strong and emphasised text; `nil` where it cannot be shown.
  var strong: String? { get }
  var emphasis: String? { get }

  /// Whether code cannot stand in strong or emphasised text.
  var parsesCodeApart: Bool { get }
  var bullet: String { get }

  /// What stands before each line of a quote.
  var quote: String { get }
  var divider: String { get }

  /// What makes a line a heading of a level, or the card's title at level 0; `nil` where it is strong text instead.
  func heading(_ level: Int) -> String?

  /// How a character of a line is written so that it stays itself.
  func written(_ index: Int, of line: ChatLine) -> ChatText

  /// Whether a mark is read where it stands; `outside` and `inside` are its neighbours, `nil` at the end of the line.
  func reads(_ mark: String, outside: Unicode.Scalar?, inside: Unicode.Scalar?) -> Bool

  /// Code in running text, or `nil` where it cannot be shown as such.
  func code(_ text: String) -> ChatText?

  /// The lines of a block of code, each of which is written as a whole, or `nil` where there is no such thing.
  func codeBlock(_ text: String, language: String?) -> ChatText?

  /// A link with its words, which are written already, or `nil` where addresses have no words.
  func link(_ destination: LinkDestination, _ label: String) -> String?

  /// An address that is its own label.
  func address(_ destination: LinkDestination) -> String
}

extension ChatSyntax {
  var parsesCodeApart: Bool { false }
  var divider: String { "———" }

  func heading(_ level: Int) -> String? { nil }
}

/// A piece of a chat's text as it is written, and how many characters stand there for others.
struct ChatText {
  var string: String
  var replaced = 0

  static func same(_ scalar: Unicode.Scalar) -> ChatText { ChatText(string: String(scalar)) }
  static func escaped(_ scalar: Unicode.Scalar) -> ChatText { ChatText(string: "\\\(scalar)") }

  /// The wide form of an ASCII character, which looks alike, is markup nowhere, and which NFKC turns back.
  static func wide(_ scalar: Unicode.Scalar) -> ChatText {
    let wide = Unicode.Scalar(scalar.value + (0xFF01 - 0x21)) ?? scalar
    return ChatText(string: String(wide), replaced: 1)
  }

  /// Lines between fences, which none of them ends.
  static func fenced(_ text: String, language: String?) -> ChatText {
    var block = text.longestRun(of: "`") < 3 ? ChatText(string: text) : .text(text, widening: "`")
    block.string = "```\(language ?? "")\n\(block.string)\n```"
    return block
  }

  /// The text with a character in its wide form.
  static func text(_ text: String, widening character: Unicode.Scalar) -> ChatText {
    var result = ChatText(string: "")
    for scalar in text.unicodeScalars {
      let part = scalar == character ? ChatText.wide(scalar) : .same(scalar)
      result.string += part.string
      result.replaced += part.replaced
    }
    return result
  }
}
