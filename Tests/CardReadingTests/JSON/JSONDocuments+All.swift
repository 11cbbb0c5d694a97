import CardMetadata
import CardReading

extension JSONDocuments {
  /// Every document and fault of an input.
  static func all(in bytes: [UInt8]) -> [JSONTokenization] {
    var documents = JSONDocuments(bytes)
    var outcomes: [JSONTokenization] = []
    while let outcome = documents.next() { outcomes.append(outcome) }
    return outcomes
  }
}
