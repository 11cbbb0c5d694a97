/// The id of a card's title, made from what the card shows: the same card has the same id on every run.
struct HTMLAnchor: Hashable {
  /// Where the id stands in the card's bytes: in the article's tag, and in its heading's.
  private var first = 0
  private var second = 0
  private(set) var id = "card-00000000"

  /// Whether the page around the card has chosen the id.
  private let isGiven: Bool

  init() {
    isGiven = false
  }

  /// An id that the page around the card sees to.
  init(id: String) {
    self.id = id
    isGiven = true
  }

  /// Leaves room for the id, which is known when the card is written, or writes one that was given.
  mutating func reserve(in writer: inout HTMLWriter) {
    guard !isGiven else { return writer.text(id) }
    (first, second) = (second, writer.bytes.count)
    writer.markup("card-00000000")
  }

  /// Writes the id where room was left for it.
  mutating func fill(in writer: inout HTMLWriter) {
    guard !isGiven else { return }
    id = "card-\(writer.digest)"
    writer.overwrite(at: first, with: id)
    writer.overwrite(at: second, with: id)
  }

  /// The texts of renderings; the second card with an id has it with a 2 behind it, and so on.
  static func distinct(_ renderings: [Rendering]) -> [String] {
    var counts: [String: Int] = [:]
    return renderings.map { rendering in
      guard let anchor = rendering.anchor else { return rendering.text }
      counts[anchor.id, default: 0] += 1
      guard let count = counts[anchor.id], count > 1 else { return rendering.text }
      return anchor.numbered(count, in: rendering.text)
    }
  }

  private func numbered(_ count: Int, in text: String) -> String {
    var bytes = Array(text.utf8)
    for place in [second, first] { bytes.insert(contentsOf: "-\(count)".utf8, at: place + id.utf8.count) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
