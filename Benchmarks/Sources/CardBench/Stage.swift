import CardKit

/// How far a message is taken.
enum Stage: String, CaseIterable {
  /// Read, and held against the rules.
  case validate

  /// Also decoded and made into a card, with every diagnostic.
  case examine

  /// Also drawn in every format, faulty as it may be.
  case render

  func subject(_ task: String, _ name: String, _ bytes: [UInt8]) -> Subject {
    // Short messages are repeated, so that the clock has something to measure.
    let repetitions = max(1, 20_000 / bytes.count)
    return Subject(task: task, name: name, units: bytes.count * repetitions) {
      (0..<repetitions).reduce(0) { count, _ in count + (take(bytes) ? 0 : 1) }
    }
  }

  private func take(_ bytes: [UInt8]) -> Bool {
    let engine = CardEngine(isLenient: true)
    switch self {
    case .validate: return ValidateTask.errors(in: bytes) == 0
    case .examine: return engine.examine(bytes).allSatisfy(\.isValid)
    case .render:
      let options = RenderingOptions(width: 80)
      return engine.renderers.formats.allSatisfy { engine.render(bytes, as: $0, options: options).isValid }
    }
  }
}
