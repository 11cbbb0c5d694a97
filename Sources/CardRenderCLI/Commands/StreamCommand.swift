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
    var (summary, failure, status) = read(into: destinations)
    do throws(IOFailure) {
      if let failure { throw failure }
      try tell(summary, to: file)
      try file?.commit()
      try rejects?.commit()
    } catch  where error.isBrokenPipe {
      // A reader that is gone is a quiet end; the lines that it did not want are not lost.
      try? rejects?.commit()
    } catch {
      console.write(error: error.line)
      status = status.combined(with: .io)
    }
    if summary.invalid > 0 { status = status.combined(with: .invalid) }
    return console.interrupt.map { status.combined(with: $0.status) } ?? status
  }

  /// The file that the words go to, unless they go to standard output.
  private var outputFile: String? { invocation.output == "-" ? nil : invocation.output }

  private func words(_ file: (any ByteTarget)?) -> StreamDestinations.Words {
    if invocation.isSummary { return .nowhere }
    return file.map { .file($0) } ?? (invocation.passesThrough ? .errors : .output)
  }
}

extension StreamCommand {
  /// Reads every source to its end, and says which cannot be read.
  ///
  /// Ends early where nothing more can be written, or is wanted.
  private func read(
    into destinations: StreamDestinations
  ) -> (summary: StreamSummary, writeFailure: IOFailure?, status: ExitStatus) {
    var summary = StreamSummary()
    var status = ExitStatus.success
    for path in invocation.operands.isEmpty ? ["-"] : invocation.operands {
      summary.source = path
      do throws(IOFailure) {
        let end = try read(path, into: destinations, summary)
        summary = end.output.summary
        if let failure = end.writeFailure { return (summary, failure, status) }
        if let failure = end.readFailure { throw failure }
        if end.output.hasEnded || console.interrupt != nil { break }
      } catch {
        console.write(error: error.line)
        status = .io
      }
    }
    return (summary, nil, status)
  }

  private func read(
    _ path: String, into destinations: StreamDestinations, _ summary: StreamSummary
  ) throws(IOFailure) -> StreamEnd {
    let source = try console.open(path)
    let progress = console.errorTerminal.map { _ in StreamProgress(console: console, length: source.length) }
    let output = StreamOutput(
      destinations, maximumInvalid: invocation.maximumInvalid, progress: progress, summary: summary)
    let stream = LineStream(
      LineReader(source), BatchWorker(examiner: examiner, source: path), output: output,
      workers: invocation.jobs ?? console.coreCount, isInterrupted: { [console] in console.interrupt != nil })
    let end = stream.run()
    var shown = end.output
    shown.finish()
    return end
  }

  /// Tells what was found of all lines together.
  private func tell(_ summary: StreamSummary, to file: (any ByteTarget)?) throws(IOFailure) {
    if let interrupt = console.interrupt {
      console.write(error: "cardrender: \(interrupt.words); \(Grouped(summary.lines)) lines were looked at\n")
    }
    let isJSON = invocation.format == "json"
    guard invocation.isSummary else {
      if invocation.command == .validate, !isJSON { console.write(error: SummaryText.line(summary) + "\n") }
      return
    }
    let text = isJSON ? SummaryJSON.text(summary) : SummaryText.text(summary)
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
