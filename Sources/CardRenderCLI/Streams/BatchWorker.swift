import CardKit

/// Looks at the lines of a batch, one after the other.
struct BatchWorker {
  let examiner: any LineExaminer
  let source: String

  func report(on batch: LineBatch) -> BatchReport {
    var report = BatchReport(batch)
    switch batch.content {
    case .lines: examineLines(of: batch, &report)
    case .piece(let length?): refuse(length, &report)
    case .piece(nil): break
    }
    return report
  }

  private func examineLines(of batch: LineBatch, _ report: inout BatchReport) {
    batch.bytes.withUnsafeBytes { bytes in
      for index in batch.lineEnds.indices {
        let range = batch.line(index)
        let line = UnsafeRawBufferPointer(rebasing: bytes[range])
        guard !Self.isBlank(line) else {
          report.blanks.append(index)
          continue
        }
        report.lineCount += 1
        let place = LinePlace(source: source, line: batch.firstLine + index, offset: batch.offset + range.lowerBound)
        let diagnostics = examiner.examine(line, at: place, into: &report.text)
        guard !diagnostics.isEmpty || report.text.count > (report.lines.last?.textEnd ?? 0) else { continue }
        report.append(place, index: index, diagnostics)
      }
    }
  }

  private func refuse(_ length: Int, _ report: inout BatchReport) {
    let bytes = report.batch.bytes
    let end = report.batch.offset + bytes.count - (bytes.last == UInt8(ascii: "\n") ? 1 : 0)
    let place = LinePlace(source: source, line: report.batch.firstLine, offset: end - length)
    let diagnostic = Diagnostic.tooLong(length)
    examiner.refuse(diagnostic, at: place, into: &report.text)
    report.lineCount = 1
    report.append(place, index: 0, [diagnostic])
  }

  private static func isBlank(_ line: UnsafeRawBufferPointer) -> Bool {
    guard let first = line.first, first != UInt8(ascii: "{") else { return line.isEmpty }
    return line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}

extension BatchReport {
  fileprivate mutating func append(_ place: LinePlace, index: Int, _ diagnostics: [Diagnostic]) {
    lines.append(
      LineReport(
        line: place.line, index: index, isValid: diagnostics.allSatisfy { $0.severity < .error },
        diagnostics: diagnostics, textEnd: text.count))
  }
}

extension Diagnostic {
  fileprivate static func tooLong(_ length: Int) -> Diagnostic {
    let limit = LineReader.maximumLineLength
    return Diagnostic(
      .jsonSize, "the line is \(length) bytes long; the limit is \(limit)", at: FieldPath(), range: 0..<length,
      hint: "send the large part as a file or by address", limit: limit, actual: length)
  }
}
