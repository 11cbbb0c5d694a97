import CardKit
import CardMetadata

/// The rules of a SARIF log: the catalogue of codes, and behind it the codes from elsewhere that were found.
struct SARIFRules {
  private var codes = DiagnosticExplanation.all.map(\.code)
  private var indices: [DiagnosticCode: Int]

  init() {
    indices = Dictionary(uniqueKeysWithValues: zip(codes, codes.indices))
  }

  /// The place of a code among the rules, where it gets one if it has none.
  mutating func index(of code: DiagnosticCode) -> Int {
    if let index = indices[code] { return index }
    indices[code] = codes.count
    codes.append(code)
    return codes.count - 1
  }

  func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for code in codes { Self.write(code, to: &writer) }
    }
  }

  private static func write(_ code: DiagnosticCode, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", code.rawValue)
      if let explanation = code.explanation {
        text("shortDescription", firstSentence(of: explanation.meaning), to: &writer)
        text("fullDescription", explanation.meaning, to: &writer)
        text("help", explanation.fix, to: &writer)
      }
      writer.member("defaultConfiguration") { $0.object { $0.member("level", code.usualSeverity.rawValue) } }
    }
  }

  private static func text(_ name: String, _ text: String, to writer: inout JSONWriter) {
    writer.member(name) { $0.object { $0.member("text", SARIFText.escaped(text)) } }
  }

  private static func firstSentence(of text: String) -> String {
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      if text[end] == ".", next == text.endIndex || text[next] == " " { return String(text[...end]) }
      end = next
    }
    return text
  }
}
