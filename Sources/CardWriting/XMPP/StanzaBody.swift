import CardCore
import CardReading

/// The body of a stanza, and which of it stands for something that clients may know better.
struct StanzaBody {
  /// A part of the body that a client that knows `namespace` leaves out, XEP-0428.
  struct Fallback {
    let namespace: String

    /// Offsets in code points of the body, XEP-0426.
    let range: Range<Int>
  }

  private(set) var text = ""
  private(set) var fallbacks: [Fallback] = []
  private var length = 0

  /// Adds the sender's own words.
  mutating func add(_ words: String) {
    text += words
    length += words.unicodeScalars.count
  }

  /// Adds words that stand for something else in the stanza.
  mutating func add(_ words: String, for namespace: String) {
    guard !words.isEmpty else { return }
    let start = length
    add(words)
    fallbacks.append(Fallback(namespace: namespace, range: start..<length))
  }

  /// Adds lines that stand for something else, below what is there.
  mutating func add(lines: [String], for namespace: String) {
    guard !lines.isEmpty else { return }
    add((text.isEmpty ? "" : "\n") + lines.joined(separator: "\n"), for: namespace)
  }

  func write(to writer: inout XMLWriter, isStyled: Bool) {
    guard !text.isEmpty else { return }
    writer.element("body", text: text)
    // What is no Message Styling must not be read as if it were.
    if !isStyled { writer.empty("unstyled", ["xmlns": "urn:xmpp:styling:0"]) }
    for fallback in fallbacks {
      writer.element("fallback", ["xmlns": "urn:xmpp:fallback:0", "for": fallback.namespace]) { writer in
        let range = fallback.range
        writer.empty("body", ["start": "\(range.lowerBound)", "end": "\(range.upperBound)"])
      }
    }
  }
}
