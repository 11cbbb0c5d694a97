public import CardCore

extension CardBuilder {
  /// Reports a text with nothing to see where something has to stand.
  public mutating func expectText(_ text: String, field: FieldPath, hint: String = "write what the reader shall see") {
    if DisplayText.isBlank(text) { report(.blank(text, at: place(field), hint: hint)) }
  }

  /// Reports a list that has fewer elements than it needs, or more than clients show.
  public mutating func expectCount(_ count: Int, in range: ClosedRange<Int>, field: FieldPath) {
    if count < range.lowerBound { report(.tooFew(count, range.lowerBound, at: place(field))) }
    if count > range.upperBound { report(.tooMany(count, range.upperBound, at: place(field))) }
  }

  /// Reports a number outside of what it can be.
  public mutating func expectNumber(
    _ number: Double, in range: ClosedRange<Double>, field: FieldPath, hint: String? = nil
  ) {
    if !range.contains(number) { report(.outOfRange(number, range, at: place(field), hint: hint)) }
  }

  /// Reports each word that stands a second time; `field` tells where a word stands.
  ///
  /// Words are compared byte for byte. Empty ones are told apart by nobody, and are not counted here.
  public mutating func expectDistinct(_ words: some Sequence<String>, field: (Int) -> FieldPath) {
    var first: [[UInt8]: Int] = [:]
    for (index, word) in words.enumerated() where !word.isEmpty {
      if let earlier = first[Array(word.utf8)] {
        report(.repeated(word, of: path(of: field(earlier)), at: place(field(index))))
      } else {
        first[Array(word.utf8)] = index
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func blank(_ text: String, at place: CardBuilder.Place, hint: String) -> Diagnostic {
    let fault = text.isEmpty ? "is empty" : "has nothing in it to see"
    return Diagnostic(
      .payloadBadValue, "\(place.path.fieldName) \(fault)", at: place.path, range: place.range, hint: hint)
  }

  fileprivate static func tooFew(_ count: Int, _ least: Int, at place: CardBuilder.Place) -> Diagnostic {
    Diagnostic(
      .payloadBadValue, "\(place.path.fieldName) has \(elements(count)); the least is \(least)", at: place.path,
      range: place.range, hint: "add \(least - count)", limit: least, actual: count)
  }

  fileprivate static func tooMany(_ count: Int, _ limit: Int, at place: CardBuilder.Place) -> Diagnostic {
    Diagnostic(
      .payloadBadValue, "\(place.path.fieldName) has \(elements(count)); the limit is \(limit)", at: place.path,
      range: place.range, hint: "remove \(count - limit), or send them in another message", limit: limit, actual: count)
  }

  private static func elements(_ count: Int) -> String { count == 1 ? "1 element" : "\(count) elements" }

  fileprivate static func outOfRange(
    _ number: Double, _ range: ClosedRange<Double>, at place: CardBuilder.Place, hint: String?
  ) -> Diagnostic {
    let (lower, upper) = (DecimalNumber(range.lowerBound), DecimalNumber(range.upperBound))
    return Diagnostic(
      .payloadBadValue, "\(place.path.fieldName) is \(DecimalNumber(number)); expected \(lower) to \(upper)",
      at: place.path, range: place.range, hint: hint ?? "write a number from \(lower) to \(upper)")
  }

  fileprivate static func repeated(
    _ word: String, of earlier: FieldPath, at place: CardBuilder.Place
  ) -> Diagnostic {
    Diagnostic(
      .payloadBadValue,
      "\(place.path.fieldName) is \(DisplayText.quoted(word)), as \(earlier) is already", at: place.path,
      range: place.range, hint: "give each a word of its own")
  }
}
