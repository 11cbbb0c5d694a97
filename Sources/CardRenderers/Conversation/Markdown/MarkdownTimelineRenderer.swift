public import CardCore

/// Renders a conversation as CommonMark: a heading for a day, a line for who and when, and a quote for what they say.
///
/// Whatever comes from a sender stands in a quote or in the middle of a line, so that nobody can write another one's name
/// over it.
public struct MarkdownTimelineRenderer: TimelineRenderer {
  public let format = OutputFormat.markdownTimeline

  /// The levels of headings; those of cards are below.
  private static let titleLevel = 1
  private static let roomLevel = 2
  private static let dayLevel = 3

  private let words: TimelineWords

  public init(options: RenderingOptions = RenderingOptions()) {
    words = options.words
  }

  public func beginning(title: DisplayText) -> String {
    guard !title.isBlank else { return "" }
    var writer = MarkdownWriter(syntax: CommonMarkSyntax(), budget: .max)
    writer.title(title, level: Self.titleLevel)
    return writer.output + "\n"
  }

  public func render(_ entry: TimelineEntry, index: Int) -> Rendering {
    var writer = MarkdownWriter(syntax: CommonMarkSyntax(), budget: entry.markdownBudget)
    switch entry {
    case .room(let name): writer.title(name, level: Self.roomLevel)
    case .sessions(let rows):
      writer.title(words.conversations, level: Self.roomLevel)
      writer.blocks([.list(List(.bullet, items: rows.map { [.paragraph($0.inlines(words))] }))])
    case .day(let day): writer.title(day.text, level: Self.dayLevel)
    case .unread: writer.blocks([.divider, .paragraph([.strong([.text(words.unreadMessages)])])])
    case .notice(let notice): writer.blocks([.paragraph(notice.inlines)])
    case .message(let bubble): writer.blocks(bubble.shown.markdownBlocks(words))
    }
    var losses = entry.markdownLosses
    if writer.isTruncated { losses.report(.truncated) }
    return Rendering((index > 0 && !writer.output.isEmpty ? "\n" : "") + writer.output, losses: losses.losses)
  }

  public let ending = ""
}

extension TimelineEntry {
  fileprivate var markdownBudget: Int {
    guard case .message(let bubble) = self else { return .max }
    let words = bubble.quoteBlocks + bubble.blocks(fileSign: "", .behindName, .english)
    let card = Card(body: words + bubble.cards.flatMap { $0.quoted })
    return OutputBudget.bytes(for: card)
  }

  fileprivate var markdownLosses: LossLog {
    var losses = LossLog()
    guard case .message(let bubble) = self else { return losses }
    for card in bubble.shown.cards { losses.report(MarkdownRenderer.losses(of: card)) }
    return losses
  }
}

extension SessionRow {
  fileprivate func inlines(_ words: TimelineWords) -> [Inline] {
    var details = isUnread ? [words.unread.string] : []
    if let time { details.append(time.text.string) }
    let last: [Inline] = lastText.map { $0.isBlank ? [] : [.text(": "), .text($0)] } ?? []
    let note = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
    return [.strong([.text(name)]), .text(DisplayText(note))] + last
  }
}

extension Notice {
  fileprivate var inlines: [Inline] {
    [.emphasis(text)] + (time.map { [.text(" "), .text($0.text)] } ?? [])
  }
}

// MARK: Messages

extension Bubble {
  fileprivate func markdownBlocks(_ words: TimelineWords) -> [Block] {
    let content = content(words)
    return [.paragraph(head(words))] + (content.isEmpty ? [] : [.quote(content)])
      + (reactions.isEmpty ? [] : [reactionLine]) + remarks.map { .paragraph([.emphasis([.text($0)])]) }
  }

  /// Who and when; the name also where nothing else would stand between two messages.
  private func head(_ words: TimelineWords) -> [Inline] {
    let name: [Inline] = isContinued && time != nil ? [] : [.strong([.text(sender)])]
    let notes = [time?.text.string, isEdited ? "(\(words.edited))" : nil].compactMap(\.self)
    let note = (name.isEmpty || notes.isEmpty ? "" : " ") + notes.joined(separator: " ")
    let mark: [Inline] = isDeleted ? [.text(" "), .emphasis([.text(words.deleted)])] : []
    return name + [.text(DisplayText(note))] + mark
  }

  private func content(_ words: TimelineWords) -> [Block] {
    quoteBlocks + blocks(fileSign: "📎", .behindName, words).map(\.underDays) + cards.flatMap(\.quoted)
  }

  private var reactionLine: Block {
    let words = reactions.map { reaction in
      "\(reaction.word) \(reaction.count)" + (reaction.names.isEmpty ? "" : " (\(reaction.givers))")
    }
    return .paragraph([.text(DisplayText(words.joined(separator: ", ")))])
  }
}

extension Card {
  /// The card as a quote in what somebody says; empty where there is nothing on it.
  fileprivate var quoted: [Block] {
    let title = title.map { $0.isBlank ? [] : [Block.heading(level: Block.cardTitleLevel, [.text($0)])] } ?? []
    let content = title + body.map(\.underDays) + actions.map { .paragraph($0.inlines) }
    return content.isEmpty ? [] : [.quote(content)]
  }
}

extension Block {
  /// What `MarkdownWriter` writes as a heading of level 4.
  fileprivate static let cardTitleLevel = 2

  /// The block with its headings under those of days and cards.
  fileprivate var underDays: Block {
    guard case .heading(let level, let content) = self else { return self }
    return .heading(level: level + Self.cardTitleLevel, content)
  }
}
