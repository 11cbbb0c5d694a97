/// Rows of a word and what it means, in two columns.
enum TwoColumns {
  static func lines(_ rows: [(word: String, meaning: String)]) -> [String] {
    let column = rows.map(\.word.count).max() ?? 0
    return rows.map { $0.word + String(repeating: " ", count: column - $0.word.count + 2) + $0.meaning }
  }
}
