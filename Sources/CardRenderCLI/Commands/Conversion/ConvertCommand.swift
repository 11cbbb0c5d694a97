import CardConversations
import CardWriting

/// Writes messages in the form of another system, as they come.
struct ConvertCommand {
  let invocation: Invocation
  let engine: CardEngine
  let console: any Console

  func run() -> ExitStatus {
    console.watchInterrupts()
    var report = ConversionReport(invocation: invocation, console: console)
    var status = ExitStatus.success
    do throws(IOFailure) {
      let path = invocation.output.flatMap { $0 == "-" ? nil : $0 }
      let file = try path.map { path throws(IOFailure) in try console.replacement(of: path) }
      var output = ConversionOutput(file: file, console: console)
      for (number, source) in invocation.sources.enumerated() where console.interrupt == nil {
        status = status.combined(with: try convert(source, number, to: &output, &report))
      }
      // Where nothing could be read, what was there stays.
      if report.hasRead { try file?.commit() }
    } catch {
      status = status.combined(with: OutputSink.end(of: error, console))
    }
    report.finish()
    if report.invalidCount > 0 { status = status.combined(with: .invalid) }
    return console.interrupt.map { status.combined(with: $0.status) } ?? status
  }

  private var converter: MessageConverter {
    guard let system = invocation.conversion.target, let writer = WriterCatalog.standard.writer(of: system) else {
      preconditionFailure("the parser takes systems of the catalog only")
    }
    let chosen =
      invocation.conversion.hasRules ? engine.validator.rules : invocation.unit.map(writer.rules.counting)
    return MessageConverter(to: writer, engine: engine, rules: chosen)
  }

  /// Converts one source; what cannot be opened is said, and what cannot be read or written ends the run.
  private func convert(
    _ path: String, _ number: Int, to output: inout ConversionOutput, _ report: inout ConversionReport
  ) throws(IOFailure) -> ExitStatus {
    if DatabaseReader.reads(file: path, console) {
      return try convert(database: path, to: &output, &report)
    }
    let source: any ByteSource
    do throws(IOFailure) {
      source = try console.open(path)
    } catch {
      console.write(error: error.line)
      return .io
    }
    let converter = converter
    var feed = SourceFeed(source, number: number, decoder: invocation.conversation.decoder, console: console)
    report.begin(path, isFile: console.status(of: path) != nil)
    // What was converted before a failure is written all the same.
    let failure = failure { () throws(IOFailure) in
      _ = try feed.run(pauses: false) { reading, _, place throws(IOFailure) in
        try output.add(report.judged(converter.convert(reading), at: place).text)
      } between: { () throws(IOFailure) in
        try output.flush()
      }
    }
    report.end(feed.text.kept)
    if let failure { throw failure }
    try output.flush()
    return .success
  }

  /// Converts the messages of IMDemo's database.
  private func convert(
    database path: String, to output: inout ConversionOutput, _ report: inout ConversionReport
  ) throws(IOFailure) -> ExitStatus {
    let converter = converter
    report.begin(path, isFile: false)
    try DatabaseReader(options: invocation.conversation.options).read(path: path) { reading throws(IOFailure) in
      try output.add(report.judged(converter.convert(reading), at: MessagePlace()).text)
    }
    try output.flush()
    return .success
  }

  private func failure(_ body: () throws(IOFailure) -> Void) -> IOFailure? {
    do throws(IOFailure) {
      try body()
      return nil
    } catch {
      return error
    }
  }
}
