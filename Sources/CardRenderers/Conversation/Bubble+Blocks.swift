import CardCore

/// A message in the words of a card, for outputs that have nothing of their own for its parts.
extension Bubble {
  /// How a file tells where it can be had.
  enum FileAddress {
    /// Its name is a link.
    case behindName

    /// The address stands under its name, as it is sent (`encoded`) or as people read it.
    case underName(encoded: Bool)
  }

  /// The message that it answers; empty where it answers none.
  var quoteBlocks: [Block] { quote.map { [.quote([.paragraph($0.inlines)])] } ?? [] }

  /// What it says, and its files; empty where there is none of it.
  func blocks(fileSign: String, _ address: FileAddress, _ words: TimelineWords) -> [Block] {
    let files = attachments.map { $0.inlines(sign: fileSign, address, words) }
    return body + (files.isEmpty ? [] : [.paragraph(Array(files.joined(separator: [.lineBreak])))])
  }

  /// The message as it is shown: of one that was taken back, that it was there.
  var shown: Bubble {
    guard isDeleted else { return self }
    return Bubble(
      sender: sender, initials: initials, isOwn: isOwn, isContinued: isContinued, time: time, isDeleted: true,
      remarks: remarks)
  }
}

extension Quote {
  fileprivate var inlines: [Inline] {
    guard let sender, !sender.isBlank else { return [.text(excerpt)] }
    return [.strong([.text(sender)]), .lineBreak, .text(excerpt)]
  }
}

extension FileMark {
  /// `📎 offer.pdf (PDF, 5.0 kB)`, and where it can be had.
  fileprivate func inlines(sign: String, _ address: Bubble.FileAddress, _ words: TimelineWords) -> [Inline] {
    let name = Inline.text(name)
    let notes = notes(words)
    let details = Inline.text(DisplayText(notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"))
    let sign = Inline.text(DisplayText("\(sign) "))
    guard let destination = usableDestination else { return [sign, name, details] }
    switch address {
    case .behindName: return [sign, .link(destination, [name]), details]
    case .underName(let encoded):
      let label = Inline.text(DisplayText(destination.shown(encoded: encoded)))
      return [sign, name, details, .lineBreak, .link(destination, [label])]
    }
  }

  /// The address, while it works.
  var usableDestination: LinkDestination? { isExpired ? nil : destination }

  /// What stands in brackets behind the name.
  func notes(_ words: TimelineWords) -> [String] {
    [detail.string, isExpired ? words.expired.string : ""].filter { !$0.isEmpty }
  }
}

extension ReactionMark {
  /// Who gave it, in one text.
  var givers: String { names.map(\.string).joined(separator: ", ") }
}

extension TimelineEntry {
  /// Whether it stands right under the entry before it.
  var isContinued: Bool {
    if case .message(let bubble) = self { bubble.isContinued } else { false }
  }
}
