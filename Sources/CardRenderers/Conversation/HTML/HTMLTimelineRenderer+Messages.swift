import CardCore

/// A message: a face with initials, and beside it what is said, cards, and what stands under them.
extension HTMLTimelineRenderer {
  func message(_ bubble: Bubble, _ index: Int, _ writer: inout HTMLWriter) {
    let own = bubble.isOwn ? " talk-own" : ""
    let continued = bubble.isContinued ? " talk-continued" : ""
    writer.block("li", ["class": "talk-message\(own)\(continued)", "id": "message-\(index)"]) { writer in
      if !bubble.isOwn && !bubble.isContinued { face(of: bubble, &writer) }
      writer.block("div", ["class": "talk-content"]) { writer in
        sender(of: bubble, &writer)
        words(of: bubble, &writer)
        for card in bubble.cards { cards.write(card, &writer) }
        foot(of: bubble, &writer)
        for remark in bubble.remarks {
          writer.line("p", ["class": "talk-remark", "dir": "auto"]) { $0.text(remark.string) }
        }
      }
    }
  }

  private func face(of bubble: Bubble, _ writer: inout HTMLWriter) {
    let color = "talk-face talk-face-\(AvatarColor.number(of: bubble.sender))"
    writer.line("span", ["class": color, "aria-hidden": "true"]) { $0.text(bubble.initials.string) }
  }

  /// The name, which is only heard where the place of the message says it.
  private func sender(of bubble: Bubble, _ writer: inout HTMLWriter) {
    guard !bubble.sender.isBlank else { return }
    let isSeen = !bubble.isOwn && !bubble.isContinued
    writer.line("p", ["class": isSeen ? "talk-sender" : "talk-unseen", "dir": "auto"]) { $0.text(bubble.sender.string) }
  }

  private func words(of bubble: Bubble, _ writer: inout HTMLWriter) {
    if bubble.isDeleted {
      return writer.block("div", ["class": "talk-bubble talk-deleted"]) { writer in
        writer.line("p") { $0.text(TimelineWords.deleted.string) }
      }
    }
    guard bubble.quote != nil || !bubble.body.isEmpty || !bubble.attachments.isEmpty else { return }
    writer.block("div", ["class": "talk-bubble", "dir": "auto"]) { writer in
      if let quote = bubble.quote { self.quote(quote, &writer) }
      if !bubble.body.isEmpty { body(of: bubble, &writer) }
      if !bubble.attachments.isEmpty { files(bubble.attachments, &writer) }
    }
  }

  private func body(of bubble: Bubble, _ writer: inout HTMLWriter) {
    guard let language = bubble.languageTag else {
      return writer.block("div", ["class": "card-body", "dir": "auto"]) { cards.blocks(bubble.body, &$0) }
    }
    writer.block("div", ["class": "card-body", "dir": "auto", "lang": language]) { cards.blocks(bubble.body, &$0) }
  }

  private func quote(_ quote: Quote, _ writer: inout HTMLWriter) {
    writer.block("blockquote", ["class": "talk-quote"]) { writer in
      if let sender = quote.sender, !sender.isBlank {
        writer.line("p", ["class": "talk-quote-sender", "dir": "auto"]) { $0.text(sender.string) }
      }
      writer.line("p", ["dir": "auto"]) { $0.text(quote.excerpt.string) }
    }
  }

  private func files(_ files: [FileMark], _ writer: inout HTMLWriter) {
    writer.block("ul", ["class": "talk-files"]) { writer in
      for file in files { self.file(file, &writer) }
    }
  }

  private func file(_ file: FileMark, _ writer: inout HTMLWriter) {
    writer.block("li") { writer in
      writer.line("span", ["class": "talk-file-name", "dir": "auto"]) { writer in
        if let destination = file.usableDestination {
          cards.link(destination, [.text(file.name)], &writer)
        } else {
          writer.text(file.name.string)
        }
      }
      guard !file.notes.isEmpty else { return }
      let notes = file.notes.joined(separator: ", ")
      writer.line("span", ["class": "talk-file-notes", "dir": "auto"]) { $0.text(notes) }
    }
  }

  // MARK: Under a message

  private func foot(of bubble: Bubble, _ writer: inout HTMLWriter) {
    guard !bubble.reactions.isEmpty || bubble.time != nil || bubble.isEdited else { return }
    writer.block("div", ["class": "talk-foot"]) { writer in
      if !bubble.reactions.isEmpty { reactions(bubble.reactions, &writer) }
      if bubble.time != nil || bubble.isEdited { note(of: bubble, &writer) }
    }
  }

  private func reactions(_ reactions: [ReactionMark], _ writer: inout HTMLWriter) {
    writer.block("ul", ["class": "talk-reactions", "aria-label": TimelineWords.reactions]) { writer in
      for reaction in reactions {
        let attributes: KeyValuePairs<StaticString, String> =
          reaction.names.isEmpty ? [:] : ["title": reaction.givers]
        writer.line("li", attributes) { writer in
          writer.element("bdi") { $0.text(reaction.word.string) }
          writer.text(" \(reaction.count)")
        }
      }
    }
  }

  private func note(of bubble: Bubble, _ writer: inout HTMLWriter) {
    writer.line("p", ["class": "talk-note"]) { writer in
      if let mark = bubble.time { time(mark, &writer) }
      if bubble.isEdited { writer.text(bubble.time == nil ? TimelineWords.edited : " \(TimelineWords.edited)") }
    }
  }
}

extension Bubble {
  /// The language, where it has the letters, digits and hyphens of a tag, of which the longest in use have 35.
  fileprivate var languageTag: String? {
    guard let language, 1...35 ~= language.utf8.count else { return nil }
    return language.utf8.allSatisfy { $0 == UInt8(ascii: "-") || Unicode.Scalar($0).isLetterOrDigit } ? language : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool { "a"..."z" ~= self || "A"..."Z" ~= self || "0"..."9" ~= self }
}
