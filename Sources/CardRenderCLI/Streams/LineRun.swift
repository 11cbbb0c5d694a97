/// Lines of a batch that stand side by side and go the same way.
struct LineRun {
  enum Way {
    case valid
    case invalid
    case blank
  }

  private(set) var range = 0..<0
  private(set) var way = Way.blank

  /// Adds the next line, which begins a new run where it goes another way.
  mutating func add(_ line: Range<Int>, _ way: Way) {
    range = (way == self.way && !range.isEmpty ? range.lowerBound : line.lowerBound)..<line.upperBound
    self.way = way
  }
}
