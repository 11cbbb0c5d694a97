extension [Block] {
  /// The words of a styled text on one line.
  var words: String {
    map { block in
      switch block {
      case .paragraph(let text), .heading(_, let text): text.plainText
      case .code(let code): code.text.string
      case .quote(let content): content.words
      // Message Styling has no other.
      case .list, .image, .facts, .meters, .divider: ""
      }
    }.joined(separator: " ")
  }
}
