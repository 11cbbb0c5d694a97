import CardKit

/// Takes the results of a stream in the order of its lines, and ends it where there were too many invalid ones.
struct StreamOutput: Sendable {
  private let destinations: StreamDestinations

  /// After so many invalid lines there is no more to do; `nil` for never.
  private let maximumInvalid: Int?
  private(set) var progress: StreamProgress?
  private(set) var summary: StreamSummary
  private(set) var hasEnded = false

  init(
    _ destinations: StreamDestinations, maximumInvalid: Int?, progress: StreamProgress?,
    summary: StreamSummary = StreamSummary()
  ) {
    self.destinations = destinations
    self.maximumInvalid = maximumInvalid
    self.progress = progress
    self.summary = summary
  }

  /// Takes the next batch's results.
  mutating func take(_ report: BatchReport) throws(IOFailure) {
    let cut = cut(report)
    hasEnded = cut != nil
    let lines = cut.map { report.lines[...$0] } ?? report.lines[...]
    let end = cut.map { report.lines[$0].index + 1 } ?? report.batch.lineEnds.count
    summary.add(lines, lineCount: report.lineCount(upTo: end))
    if progress != nil, destinations.disturbTerminal(withWords: !report.text.isEmpty) { progress?.clear() }
    try destinations.write(report, lines, upTo: end)
    progress?.add(report.batch.bytes.count)
    progress?.show(summary)
  }

  /// The place of the invalid line behind which the stream ends, or `nil`.
  private func cut(_ report: BatchReport) -> Int? {
    guard var left = maximumInvalid.map({ $0 - summary.invalid }) else { return nil }
    for (place, line) in report.lines.enumerated() where !line.isValid {
      left -= 1
      if left <= 0 { return place }
    }
    return nil
  }
}

extension BatchReport {
  /// The number of lines before a place in the batch that are not blank.
  fileprivate func lineCount(upTo end: Int) -> Int {
    guard case .lines = batch.content, end < batch.lineEnds.count else { return lineCount }
    return end - blanks.count { $0 < end }
  }
}
