/// A row of Unicode's `LineBreakTest.txt`, such as `× 0023 × 0020 ÷ 0023 ÷`, with what this project expects of it.
struct LineBreakTestRow {
  let row: String
  private(set) var text = ""

  /// The offsets of the breaks that the file asks for.
  private var offsets: Set<Int> = []

  init(_ row: String) {
    self.row = row
    for token in row.split(separator: " ") {
      if token == "÷" { offsets.insert(text.utf8.count) }
      if let scalar = UnicodeFile.scalar(token) { text.unicodeScalars.append(scalar) }
    }
  }

  /// The breaks to expect: those of the file, as ICU tailors them, where they stand between two characters.
  var expectedOffsets: [Int] {
    let tailored = offsets.subtracting(offsets.filter(isTailoredAway)).union(tailoredBreaksBeforeNumbers)
    return tailored.intersection(characterOffsets).sorted()
  }

  private var characterOffsets: Set<Int> {
    Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count])
  }

  /// Whether ICU keeps together what the file parts.
  ///
  /// - No break between a hyphen that opens the text and a letter, as in `-option` (ICU's rule 20.9).
  /// - No break between a comma or a full stop and a digit, as in `a.2`. The file's header says that it has a tailoring
  ///   of numbers; UAX #14 itself has `IS × NU` in LB25.
  private func isTailoredAway(_ offset: Int) -> Bool {
    let (before, after) = scalars(around: offset)
    guard let last = before.last, let next = after.first else { return false }
    let isHyphenated = before == ["-"] && Self.letters.contains(next)
    return isHyphenated || (Self.points.contains(last) && Self.digits.contains(next))
  }

  /// The other side of the same tailoring: a number that begins with its point, as `.35`, may begin a line.
  private var tailoredBreaksBeforeNumbers: [Int] {
    offsets.filter(isTailoredAway).compactMap { offset in
      let (before, _) = scalars(around: offset)
      return before.suffix(2).first == " " ? offset - 1 : nil
    }
  }

  /// The code points before and behind an offset, without the diaeresis that the file uses as its combining mark.
  private func scalars(around offset: Int) -> (before: [Unicode.Scalar], after: [Unicode.Scalar]) {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    let before = text.unicodeScalars[..<index].filter { $0 != "\u{308}" }
    return (Array(before), Array(text.unicodeScalars[index...]))
  }

  /// The letters and symbols that the file samples the classes AL, SA and XX with.
  private static let letters: Set<Unicode.Scalar> = ["#", "§", "\u{50005}", "\u{E01}"]
  private static let points: Set<Unicode.Scalar> = [".", ","]
  private static let digits: ClosedRange<Unicode.Scalar> = "0"..."9"
}
