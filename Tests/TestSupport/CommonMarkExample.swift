import FoundationEssentials

/// An example of the CommonMark specification 0.30.
package struct CommonMarkExample: Decodable, Sendable {
  package let markdown: String
  package let html: String
  package let example: Int
  package let section: String

  /// Every example, or none where the corpus is absent.
  package static let all: [CommonMarkExample] = {
    guard Corpus.isPresent else { return [] }
    do {
      return try JSONDecoder().decode([CommonMarkExample].self, from: Corpus.data(of: "commonmark/spec-0.30.json"))
    } catch { preconditionFailure("\(error)") }
  }()
}

extension CommonMarkExample: CustomStringConvertible {
  package var description: String { "example \(example)" }
}
