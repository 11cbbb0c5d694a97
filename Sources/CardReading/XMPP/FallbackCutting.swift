import CardCore

/// A text without the parts that stand there for clients that know less, XEP-0428.
struct FallbackCutting {
  private(set) var text: String

  /// What was cut for a reply: the message that it answers, as the sender quotes it.
  private(set) var quoted: String?
  private(set) var diagnostics: [Diagnostic] = []

  /// Cuts what `fallbacks` say of the element `name`, `body` or `subject`, where what it stands for is read here.
  ///
  /// Offsets count code points, so a cut may leave a combining mark without its base; text that is shown is safe from that.
  init(_ text: String, of name: String, _ fallbacks: [XMLElement]) {
    self.text = text
    let scalars = Array(text.unicodeScalars)
    var ranges: [Range<Int>] = []
    for fallback in fallbacks {
      let purpose = fallback[attribute: "for"]
      guard purpose.map(Namespace.understood.contains) ?? true else { continue }
      let found = self.ranges(in: fallback, of: name, count: scalars.count)
      ranges += found
      if purpose == Namespace.reply, let first = found.first, first.count < scalars.count {
        quoted = quoted ?? Self.unquoted(scalars[first])
      }
    }
    guard !ranges.isEmpty else { return }
    self.text = String(String.UnicodeScalarView(Self.rest(of: scalars, without: ranges)))
  }

  private mutating func ranges(in fallback: XMLElement, of name: String, count: Int) -> [Range<Int>] {
    let parts = fallback.elements.filter { $0.namespace == Namespace.fallback }
    // Without a part, all of the message is meant.
    if parts.isEmpty { return [0..<count] }
    return parts.filter { $0.name == name }.compactMap { part in
      let bounds = (part[attribute: "start"], part[attribute: "end"])
      if case (nil, nil) = bounds { return 0..<count }
      guard let start = Self.offset(bounds.0 ?? "0"), let end = bounds.1.map(Self.offset) ?? count, start <= end,
        end <= count
      else {
        diagnostics.append(.badRange(bounds, count: count, part.range))
        return nil
      }
      return start..<end
    }
  }

  private static func offset(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(text)
  }

  /// What lies in none of the ranges, which may overlap.
  private static func rest(of scalars: [Unicode.Scalar], without ranges: [Range<Int>]) -> [Unicode.Scalar] {
    var rest: [Unicode.Scalar] = []
    var position = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > position { rest += scalars[position..<range.lowerBound] }
      position = max(position, range.upperBound)
    }
    return rest + scalars[position...]
  }

  /// The lines without the marks of a quote.
  private static func unquoted(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
    let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.first == ">" ? line.dropFirst() : line
      let isMarked = rest.count < line.count && rest.first == " "
      return String(String.UnicodeScalarView(isMarked ? rest.dropFirst() : rest))
    }
    return lines.joined(separator: "\n").trimmingXMLSpace
  }
}

extension Diagnostic {
  fileprivate static func badRange(
    _ bounds: (start: String?, end: String?), count: Int, _ range: SourceRange
  ) -> Diagnostic {
    let said = "\(DisplayText.quoted(bounds.start ?? "")) to \(DisplayText.quoted(bounds.end ?? ""))"
    return Diagnostic(
      .xmppBadRange, "a fallback goes from \(said) in a text of \(count) code points; nothing is cut", at: FieldPath(),
      range: range, hint: "count code points from 0, and end where the text ends at the latest", limit: count)
  }
}
