public import CardCore
public import CardMetadata
public import CardReading

/// A message that was examined and is about to be written: every value of its metadata is a string.
public struct OutgoingMessage: Sendable {
  public let message: Message

  /// The pairs of its card, or `nil` where it has none.
  public let metadata: Metadata?

  /// The card that the pairs make, or `nil` where there are none.
  public let card: Card?

  /// A message and its card; the card of a message without metadata is not asked for.
  public init(_ message: Message, card: Card?) {
    let hasPairs = !message.metadata.entries.isEmpty
    metadata = hasPairs ? message.metadata.texts : nil
    self.card = hasPairs ? card : nil
    self.message = card.map { hasPairs ? message.without($0) : message } ?? message
  }
}

extension Message {
  /// The message without what only repeats its card, as a system that shows cards to others in parts has it.
  fileprivate func without(_ card: Card) -> Message {
    var message = self
    var verbs: Set<String> = []
    var addresses: Set<String> = []
    for action in card.actions {
      switch action.kind {
      case .submit(let verb): verbs.insert(verb.string)
      case .open(let destination): addresses.insert(destination.string)
      }
    }
    message.parts.removeAll { part in
      switch part {
      case .choice(let choice): if case .action(let id) = choice.effect { verbs.contains(id) } else { false }
      case .preview(let preview): addresses.contains(preview.address) && preview.isOnlyTitled
      case .form: false
      }
    }
    let title = card.title?.string ?? ""
    if let subject, title.trimmed.elementsEqual(subject.trimmed) { message.subject = nil }
    return message
  }
}

extension LinkPreview {
  /// Whether nothing is said but what the address is called.
  fileprivate var isOnlyTitled: Bool { description == nil && imageAddress == nil && siteName == nil }
}

extension String {
  /// Without the white space at both ends that readers of XML leave out.
  fileprivate var trimmed: Substring.UnicodeScalarView {
    let isSpace = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" }
    var rest = unicodeScalars[...]
    while let first = rest.first, isSpace(first) { rest.removeFirst() }
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return rest
  }
}

extension Participant {
  /// The name, unless it is only what stands for one: the id, or what RTM shows in its place.
  var givenName: String? {
    name.flatMap { $0 == id || $0 == "ID: \(id)" ? nil : $0 }
  }
}
