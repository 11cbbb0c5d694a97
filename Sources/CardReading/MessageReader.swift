import CardCore
package import CardMetadata

/// Reads the messages of an input, whatever its form: a bare metadata object, a TalkPlus message or a page of them, an
/// array, JSON lines, or objects one after another.
///
/// The form is told by content.
public struct MessageReader: Sendable {
  public var limits: ReadingLimits

  public init(limits: ReadingLimits = .standard) {
    self.limits = limits
  }

  /// Reads every message, in the order of the input.
  ///
  /// A document that is no JSON is one reading without a message.
  ///
  /// Ranges of diagnostics are offsets in `bytes`.
  public func read(_ bytes: [UInt8]) -> [MessageReading] {
    var readings: [MessageReading] = []
    var documents = JSONDocuments(bytes)
    while let document = documents.next() {
      switch document {
      case .failure:
        readings.append(MessageReading(diagnostics: document.diagnostics))
      case .document(let tokens, _, let faults):
        let reader = TalkPlusReader(tokens: tokens, limits: limits, faults: faults)
        readings.append(contentsOf: reader.readings())
      }
    }
    return readings
  }

  /// Reads the messages of one JSON line, which is one document and nothing behind it.
  ///
  /// Ranges of diagnostics are offsets in `line`.
  public func read(line: [UInt8]) -> [MessageReading] {
    switch JSONTokenizer.tokenizeWhole(line) {
    case .failure(let diagnostic, let faults, _): [MessageReading(diagnostics: faults + [diagnostic])]
    case .document(let tokens, _, let faults):
      TalkPlusReader(tokens: tokens, limits: limits, faults: faults).readings()
    }
  }

  /// Whether plain pairs are metadata, and not a message that has such keys itself.
  package func takesForMetadata(_ pairs: PlainPairs) -> Bool {
    MessageFields.areMetadata(pairs)
  }
}
