public import CardCore

/// A notice: a text that needs no answer, such as planned maintenance.
///
/// How much it matters is said by a sign before the title, and never by a color alone.
public struct NoticePayload: CardPayload, Hashable {
  public static let type: PayloadType = "notice"
  public static let summary = "a text that needs no answer, with how much it matters"
  public static let example: Self? = Self(
    title: "Planned maintenance", body: "Payments pause on **Sunday, 02:00–03:00 UTC**. Chats go on as usual.",
    level: .warning)

  /// How much a notice matters.
  public enum Level: String, Codable, CaseIterable, Sendable {
    case info
    case success
    case warning
    case error

    fileprivate var sign: String {
      switch self {
      case .info: "ℹ"
      case .success: "✓"
      case .warning: "⚠"
      case .error: "✗"
      }
    }
  }

  /// The title; a notice with a level and no title has the level's own word.
  public var title: String?
  public var body: String
  public var level: Level?

  public init(title: String? = nil, body: String, level: Level? = nil) {
    self.title = title
    self.body = body
    self.level = level
  }

  public func card(using builder: inout CardBuilder) -> Card {
    builder.expectText(body, field: "body")
    return Card(title: heading(builder.words).map(builder.line), body: builder.body(body, field: "body"))
  }

  private func heading(_ words: CardWords) -> String? {
    guard let level else { return title }
    let word = title.flatMap { DisplayText.isBlank($0) ? nil : $0 } ?? level.word(of: words)
    return "\(level.sign) \(word)"
  }
}

extension NoticePayload.Level {
  fileprivate func word(of words: CardWords) -> String {
    switch self {
    case .info: words.info
    case .success: words.success
    case .warning: words.warning
    case .error: words.error
    }
  }
}

extension NoticePayload: TextPayload {
  public static let fields: [TextField] = [
    TextField("title", .text, isRequired: false), TextField("body", .visibleBody),
    TextField("level", oneOf: Level.allCases.map(\.rawValue), isRequired: false),
  ]

  public init(texts: borrowing FieldTexts) {
    self.init(title: texts.optional(0), body: texts[1], level: texts.optional(2).flatMap(Level.init))
  }
}
