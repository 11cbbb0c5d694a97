import CardKit

/// Runs JSON lines through an examiner, however many there are, and tells in the end what was found.
struct StreamCommand {
  let invocation: Invocation
  let examiner: any LineExaminer
  let console: any Console

  func run() -> ExitStatus {
    console.watchInterrupts()
    do throws(IOFailure) {
      let rejects = try invocation.rejects.map { path throws(IOFailure) in try console.replacement(of: path) }
      let file = try outputFile.map { path throws(IOFailure) in try console.replacement(of: path) }
      return run(rejects: rejects, file: file)
    } catch {
      console.write(error: error.line)
      return .io
    }
  }

  private func run(rejects: (any ByteTarget)?, file: (any ByteTarget)?) -> ExitStatus {
    let destinations = StreamDestinations(
      words: words(file), passes: invocation.passesThrough, rejects: rejects, console: console)
    var reading = read(into: destinations)
    do throws(IOFailure) {
      if let failure = reading.writeFailure { throw failure }
      try tell(reading, to: file)
      // Where nothing could be read, what was there stays.
      if reading.hasResult { try commit(file, rejects) }
    } catch  where error.isBrokenPipe {
      // A reader that is gone is a quiet end; what it did not want is not lost.
      try? commit(file, rejects)
    } catch {
      console.write(error: error.line)
      reading.status = reading.status.combined(with: .io)
    }
    let status = reading.summary.invalid > 0 ? reading.status.combined(with: .invalid) : reading.status
    return console.interrupt.map { status.combined(with: $0.status) } ?? status
  }

  private func commit(_ targets: (any ByteTarget)?...) throws(IOFailure) {
    for target in targets { try target?.commit() }
  }

  /// The file that the words go to, unless they go to standard output.
  private var outputFile: String? { invocation.output == "-" ? nil : invocation.output }

  private func words(_ file: (any ByteTarget)?) -> StreamDestinations.Words {
    if invocation.isSummary { return .nowhere }
    return file.map { .file($0) } ?? (invocation.passesThrough ? .errors : .output)
  }
}

extension StreamCommand {
  /// What came of reading the sources.
  private struct Reading {
    var summary = StreamSummary()
    var progress: StreamProgress?
    var writeFailure: IOFailure?
    var status = ExitStatus.success

    /// Whether there is a result, if only that a source is empty.
    var hasResult = false

    /// Whether the sources were not read to their ends, because enough was found.
    var hasEnded = false
  }

  /// Reads every source to its end, and says which cannot be read.
  ///
  /// Ends early where nothing more can be written, or is wanted.
  private func read(into destinations: StreamDestinations) -> Reading {
    var reading = Reading()
    reading.progress = console.errorTerminal.map { terminal in
      StreamProgress(console: console, columns: terminal.columns ?? 80, length: length)
    }
    for path in invocation.sources where reading.writeFailure == nil && !reading.hasEnded && console.interrupt == nil {
      do throws(IOFailure) {
        try read(path, into: destinations, &reading)
      } catch {
        // A wait that was interrupted is no failure.
        guard console.interrupt == nil else { break }
        console.write(error: error.line)
        reading.status = .io
      }
    }
    reading.progress?.finish()
    return reading
  }

  /// The length of all sources together, or `nil` where one is no file.
  private var length: Int? {
    invocation.sources.reduce(0) { sum, path in
      sum.flatMap { sum in console.status(of: path).map { sum + $0.length } }
    }
  }

  private func read(
    _ path: String, into destinations: StreamDestinations, _ reading: inout Reading
  ) throws(IOFailure) {
    let source = try console.open(path)
    reading.summary.source = path
    let output = StreamOutput(
      destinations, maximumInvalid: invocation.maximumInvalid, progress: reading.progress, summary: reading.summary)
    let stream = LineStream(
      LineReader(source), BatchWorker(examiner: examiner, source: path), output: output,
      workers: invocation.jobs ?? console.coreCount, isInterrupted: { [console] in console.interrupt != nil })
    let end = stream.run()
    reading.summary = end.output.summary
    reading.progress = end.output.progress
    reading.writeFailure = end.writeFailure
    reading.hasEnded = end.output.hasEnded
    let isWhole = end.readFailure == nil && console.interrupt == nil
    reading.hasResult = reading.hasResult || isWhole || reading.summary.lines > 0
    if let failure = end.readFailure {
      reading.progress?.clear()
      throw failure
    }
  }

  /// Tells what was found of all lines together.
  private func tell(_ reading: Reading, to file: (any ByteTarget)?) throws(IOFailure) {
    let summary = reading.summary
    if let interrupt = console.interrupt {
      console.write(error: "cardrender: \(interrupt.words) after \(SummaryText.counted(summary.lines, "line"))\n")
    }
    let isComplete = console.interrupt == nil && !reading.hasEnded
    let isJSON = invocation.format == "json"
    guard invocation.isSummary else {
      guard invocation.command == .validate, !isJSON else { return }
      return console.write(error: SummaryText.line(summary, isComplete: isComplete) + "\n")
    }
    let text = (isJSON ? SummaryJSON.text : SummaryText.text)(summary, isComplete)
    guard let file else {
      return invocation.passesThrough ? console.write(error: text) : try console.write(output: text)
    }
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(IOFailure) in
      try file.write(UnsafeRawBufferPointer(bytes))
    }
  }
}

extension Interrupt {
  fileprivate var words: String {
    switch self {
    case .interrupt: "interrupted"
    case .termination: "terminated"
    }
  }
}
