import CardCore

/// A message: a face with initials, and beside it what is said, cards, and what stands under them.
extension HTMLTimelineEntry {
  mutating func message(_ bubble: Bubble) {
    line("<li class=\"talk-message", ">") { html in
      if bubble.isOwn { html.writer.markup(" talk-own") }
      if bubble.isContinued { html.writer.markup(" talk-continued") }
      html.writer.markup("\" id=\"message-")
      html.writer.number(html.index)
      html.writer.markup("\"")
    }
    inside { html in
      if !bubble.isOwn && !bubble.isContinued { html.face(of: bubble) }
      html.block("<div class=\"talk-content\">", "</div>") { $0.content(of: bubble) }
    }
    line("</li>")
  }

  private mutating func content(of bubble: Bubble) {
    sender(of: bubble)
    words(of: bubble)
    for (number, card) in bubble.cards.enumerated() { self.card(card, number: number) }
    foot(of: bubble)
    for remark in bubble.remarks { line("<p class=\"talk-remark\" dir=\"auto\">", "</p>", text: remark) }
  }

  private mutating func face(of bubble: Bubble) {
    line("<span aria-hidden=\"true\" class=\"talk-face talk-face-", "</span>") { html in
      html.writer.number(AvatarColor.number(of: bubble.sender))
      html.writer.markup("\">")
      html.writer.text(bubble.initials.string)
    }
  }

  /// The name, which is only heard where the place of the message says it.
  private mutating func sender(of bubble: Bubble) {
    guard !bubble.sender.isBlank else { return }
    let isSeen = !bubble.isOwn && !bubble.isContinued
    line(
      isSeen ? "<p class=\"talk-sender\" dir=\"auto\">" : "<p class=\"talk-unseen\" dir=\"auto\">", "</p>",
      text: bubble.sender)
  }

  private mutating func words(of bubble: Bubble) {
    if bubble.isDeleted {
      return line("<div class=\"talk-bubble talk-deleted\"><p lang=\"", "</p></div>") { $0.word($0.words.deleted) }
    }
    guard bubble.quote != nil || !bubble.body.isEmpty || !bubble.attachments.isEmpty else { return }
    block("<div class=\"talk-bubble\">", "</div>") { html in
      if let quote = bubble.quote { html.quote(quote) }
      if !bubble.body.isEmpty { html.body(of: bubble) }
      if !bubble.attachments.isEmpty { html.files(bubble.attachments) }
    }
  }

  private mutating func body(of bubble: Bubble) {
    line("<div class=\"card-body\" dir=\"auto\"", ">") { html in
      guard let language = bubble.language.flatMap({ LanguageTag($0) }) else { return }
      html.writer.markup(" lang=\"")
      html.writer.text(language.string)
      html.writer.markup("\"")
    }
    inside { $0.blocks(bubble.body) }
    line("</div>")
  }

  /// The bar stands where what was said begins, whatever the direction of the name.
  private mutating func quote(_ quote: Quote) {
    block("<blockquote class=\"talk-quote\" dir=\"auto\">", "</blockquote>") { html in
      if let sender = quote.sender, !sender.isBlank {
        html.line("<p class=\"talk-quote-sender\"><bdi>", "</bdi></p>", text: sender)
      }
      html.line("<p>", "</p>", text: quote.excerpt)
    }
  }

  private mutating func files(_ files: [FileMark]) {
    block("<ul class=\"talk-files\">", "</ul>") { html in
      for file in files { html.file(file) }
    }
  }

  private mutating func file(_ file: FileMark) {
    block("<li>", "</li>") { html in
      html.line("<span class=\"talk-file-name\" dir=\"auto\">", "</span>") { html in
        if let destination = file.usableDestination {
          html.link(to: destination, [.text(file.name)])
        } else {
          html.writer.text(file.name.string)
        }
      }
      let notes = DisplayText(file.notes(html.words).joined(separator: ", "))
      guard !notes.isBlank else { return }
      html.line("<span class=\"talk-file-notes\" dir=\"auto\">", "</span>", text: notes)
    }
  }

  // MARK: Under a message

  private mutating func foot(of bubble: Bubble) {
    guard !bubble.reactions.isEmpty || bubble.time != nil || bubble.isEdited else { return }
    block("<div class=\"talk-foot\">", "</div>") { html in
      if !bubble.reactions.isEmpty { html.reactions(bubble.reactions) }
      if bubble.time != nil || bubble.isEdited { html.note(of: bubble) }
    }
  }

  private mutating func reactions(_ reactions: [ReactionMark]) {
    line("<ul class=\"talk-reactions\" aria-label=\"", "\">") { $0.writer.text($0.words.reactions.string) }
    inside { html in
      for reaction in reactions { html.reaction(reaction) }
    }
    line("</ul>")
  }

  /// Who gave it is told by pointing at it.
  private mutating func reaction(_ reaction: ReactionMark) {
    line("<li", "</li>") { html in
      if !reaction.names.isEmpty {
        html.writer.markup(" title=\"")
        html.writer.text(reaction.givers)
        html.writer.markup("\"")
      }
      html.writer.markup("><bdi>")
      html.writer.text(reaction.word.string)
      html.writer.markup("</bdi> ")
      html.writer.number(reaction.count)
    }
  }

  private mutating func note(of bubble: Bubble) {
    line("<p class=\"talk-note\">", "</p>") { html in
      if let mark = bubble.time { html.time(mark) }
      guard bubble.isEdited else { return }
      if bubble.time != nil { html.writer.text(" ") }
      html.element("<span lang=\"", "</span>") { $0.word($0.words.edited) }
    }
  }
}
