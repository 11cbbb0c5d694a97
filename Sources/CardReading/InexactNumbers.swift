import CardCore
import CardMetadata

/// Finds numbers outside the metadata that other readers change, because they keep numbers as IEEE 754 doubles.
///
/// The flat table is looked through first, and hardly ever has such a number; only then is the way to each of them worked
/// out. Both passes look at a token once.
struct InexactNumbers {
  let tokens: JSONTokens

  /// The numbers inside a message, save in its metadata.
  func diagnostics(in index: Int, except excluded: Int?) -> [Diagnostic] {
    diagnostics(in: index) { $0 == excluded }
  }

  /// The numbers of the envelope around the messages.
  func diagnostics(around messages: [Int]) -> [Diagnostic] {
    guard messages != [0] else { return [] }
    let inside = Set(messages)
    return diagnostics(in: 0, skipping: inside.contains)
  }

  private func diagnostics(in index: Int, skipping isSkipped: (Int) -> Bool) -> [Diagnostic] {
    guard hasSuspects(in: index, skipping: isSkipped) else { return [] }
    var found: [Diagnostic] = []
    visit(index, at: FieldPath(), skipping: isSkipped, into: &found)
    return found
  }

  private func hasSuspects(in index: Int, skipping isSkipped: (Int) -> Bool) -> Bool {
    var position = index
    while position < tokens[index].next {
      if isSkipped(position) {
        position = tokens[position].next
      } else {
        if isSuspect(position) { return true }
        position += 1
      }
    }
    return false
  }

  /// Whether a number has so many digits or an exponent that it is worth a look.
  private func isSuspect(_ index: Int) -> Bool {
    guard tokens[index].kind == .number else { return false }
    let range = tokens.range(of: index)
    return range.count >= 16 || tokens.bytes[range].contains { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
  }

  private func visit(
    _ index: Int, at path: FieldPath, skipping isSkipped: (Int) -> Bool, into found: inout [Diagnostic]
  ) {
    guard !isSkipped(index) else { return }
    switch tokens[index].kind {
    case .object:
      for (key, value) in tokens.members(of: index) {
        visit(value, at: path.appending(tokens.string(at: key)), skipping: isSkipped, into: &found)
      }
    case .array:
      for (position, element) in tokens.elements(of: index).enumerated() {
        visit(element, at: path.appending(position), skipping: isSkipped, into: &found)
      }
    case .number:
      let text = tokens.rawText(of: index)
      guard isSuspect(index), let change = NumberChange(of: text) else { return }
      found.append(.inexact(text, change, at: path, range: tokens.range(of: index)))
    case .string, .true, .false, .null: break
    }
  }
}

extension Diagnostic {
  fileprivate static func inexact(
    _ text: String, _ change: NumberChange, at path: FieldPath, range: SourceRange
  ) -> Diagnostic {
    let clause =
      switch change {
      case .digits(let read): "has more digits than most readers keep: they read \(read)"
      case .overflow: "is larger than most readers can hold"
      case .underflow: "is so small that most readers take it for 0"
      }
    return Diagnostic(
      .jsonInexactNumber, "the number \(DisplayText.quoted(text)) \(clause)", at: path, range: range,
      hint: "write it as a string")
  }
}
