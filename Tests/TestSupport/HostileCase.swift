import FoundationEssentials

/// A text that somebody wrote to break a renderer: one line of `hostile.jsonl`.
package struct HostileCase: Decodable, Sendable {
  package let name: String
  package let kind: String
  private let text: String
  private let gen: Expansion?

  /// How a large text is made of small ones.
  private struct Expansion: Decodable, Sendable {
    let unit: String?
    let prefixUnit: String?
    let prefixCount: Int?
    let mid: String?
    let suffix: String?
    let count: Int?
  }

  /// Every case, or none where the corpus is absent.
  package static let all: [HostileCase] = {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return Corpus.lines(of: "hostile.jsonl").map { line in
      do { return try decoder.decode(HostileCase.self, from: line) } catch { preconditionFailure("\(error)") }
    }
  }()

  /// The text in its full length.
  package var expanded: String {
    guard let gen else { return text }
    if let unit = gen.unit { return String(repeating: unit, count: gen.count ?? 0) }
    let suffix = String(repeating: gen.suffix ?? "", count: gen.count ?? 0)
    guard let prefixUnit = gen.prefixUnit else { return text + suffix }
    return String(repeating: prefixUnit, count: gen.prefixCount ?? 0) + (gen.mid ?? "") + suffix
  }

  /// The beginning of the text, which is all that a test of many combinations needs.
  package var short: String { String(expanded.unicodeScalars.prefix(600)) }
}

extension HostileCase: CustomStringConvertible {
  package var description: String { name }
}
