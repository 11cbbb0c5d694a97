import CardKit

/// What must hold of every input that goes through the whole pipeline.
struct EngineInvariants {
  private let bytes: [UInt8]
  private let engine = CardEngine(isLenient: true)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func check() {
    let examinations = engine.examine(bytes)
    expect(!examinations.isEmpty, "nothing is said of the input")
    for (index, examination) in examinations.enumerated() {
      expect(examination.index == index, "the messages are not counted one by one")
      examination.diagnostics.forEach(check)
      // Every width has its turn, and an input that broke something keeps its own.
      let width = 1 + (bytes.count + index) % 48
      if let card = examination.card { RenderingInvariants(card, width: width).check() }
    }
    for reading in engine.reader.read(bytes) {
      if let message = reading.message { CodingInvariants(message.metadata).check() }
    }
  }

  private func check(_ diagnostic: Diagnostic) {
    if let range = diagnostic.range {
      expect(range.upperBound <= bytes.count, "\(diagnostic) stands at \(range), behind the input")
    }
    for text in [diagnostic.message, diagnostic.hint ?? "", diagnostic.description] {
      expect(!text.unicodeScalars.contains(where: \.isLive), "live characters in \(text.debugDescription)")
      // A sender's values are cut short, whatever their length.
      expect(text.utf8.count < 4_000, "a diagnostic of \(text.utf8.count) bytes: \(text)")
    }
    if diagnostic.severity == .error { expect(diagnostic.hint != nil, "no hint: \(diagnostic)") }
  }
}
