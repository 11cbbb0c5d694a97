import CardKit

/// Where the words about lines go, and the lines themselves where the program is a filter.
struct StreamDestinations: Sendable {
  enum Words: Sendable {
    case output
    case errors
    case file(any ByteTarget)
    case nowhere
  }

  let words: Words

  /// Whether valid lines go to standard output.
  let passes: Bool

  /// Where invalid lines go.
  let rejects: (any ByteTarget)?
  let console: any Console

  /// Whether what is written, with words or without, may come to stand on the terminal that shows the progress.
  func disturbTerminal(withWords hasWords: Bool) -> Bool {
    switch words {
    case .errors: hasWords || (passes && console.outputTerminal != nil)
    case .output: (hasWords || passes) && console.outputTerminal != nil
    case .file, .nowhere: passes && console.outputTerminal != nil
    }
  }

  /// Writes the words about some lines of a batch, and its lines up to a place.
  func write(_ report: BatchReport, _ lines: ArraySlice<LineReport>, upTo end: Int) throws(IOFailure) {
    try report.text.withUnsafeBufferPointer { text throws(IOFailure) in
      try writeWords(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[..<(lines.last?.textEnd ?? 0)])))
    }
    guard passes || rejects != nil else { return }
    switch report.batch.content {
    case .lines: try writeLines(of: report, upTo: end)
    case .piece:
      try report.batch.bytes.withUnsafeBufferPointer { piece throws(IOFailure) in
        try rejects?.write(UnsafeRawBufferPointer(piece))
      }
    }
  }

  private func writeWords(_ text: UnsafeRawBufferPointer) throws(IOFailure) {
    guard !text.isEmpty else { return }
    switch words {
    case .output: try LineWriter.write(text) { bytes throws(IOFailure) in try console.write(output: bytes) }
    case .errors: console.write(error: String(decoding: text, as: UTF8.self))
    case .file(let target): try target.write(text)
    case .nowhere: break
    }
  }

  /// Writes each run of lines that go the same way in one piece.
  private func writeLines(of report: BatchReport, upTo end: Int) throws(IOFailure) {
    var run = LineRun()
    var blanks = report.blanks[...]
    var lines = report.lines[...]
    for index in 0..<end {
      var way = LineRun.Way.valid
      if blanks.first == index {
        blanks.removeFirst()
        way = .blank
      } else if lines.first?.index == index, let line = lines.popFirst(), !line.isValid {
        way = .invalid
      }
      if way != run.way { try write(run, of: report.batch) }
      run.add(report.batch.wholeLine(index), way)
    }
    try write(run, of: report.batch)
  }

  private func write(_ run: LineRun, of batch: LineBatch) throws(IOFailure) {
    guard !run.range.isEmpty else { return }
    try batch.bytes.withUnsafeBufferPointer { bytes throws(IOFailure) in
      try write(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[run.range])), run.way)
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer, _ way: LineRun.Way) throws(IOFailure) {
    switch way {
    case .valid where passes:
      try LineWriter.write(bytes) { bytes throws(IOFailure) in try console.write(output: bytes) }
    case .invalid: try rejects?.write(bytes)
    case .valid, .blank: break
    }
  }
}
