import CardKit
import CardWriting

/// Writes messages in the form of another system, as they come.
struct ConvertCommand {
  /// How much is read at once.
  private static let pieceLength = 65_536

  let invocation: Invocation
  let engine: CardEngine
  let console: any Console

  func run() -> ExitStatus {
    console.watchInterrupts()
    var report = ConversionReport(console: console, request: invocation.conversion)
    var status = ExitStatus.success
    do throws(IOFailure) {
      let path = invocation.output.flatMap { $0 == "-" ? nil : $0 }
      let file = try path.map { path throws(IOFailure) in try console.replacement(of: path) }
      for source in invocation.sources where console.interrupt == nil {
        status = status.combined(with: try convert(source, to: file, &report))
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
    let rules = engine.validator.rules
    let chosen = invocation.conversion.hasRules ? rules : invocation.unit.map(writer.rules.counting)
    return MessageConverter(to: writer, engine: engine, rules: chosen)
  }

  /// Converts one source; what cannot be read is said, and what cannot be written ends the run.
  private func convert(
    _ path: String, to file: (any ByteTarget)?, _ report: inout ConversionReport
  ) throws(IOFailure) -> ExitStatus {
    var input: ConversationInput
    do throws(IOFailure) {
      input = ConversationInput(try console.open(path), system: invocation.conversion.source)
    } catch {
      console.write(error: error.line)
      return .io
    }
    let converter = converter
    report.begin(path)
    while true {
      let piece: ConversationInput.Piece?
      do throws(IOFailure) {
        piece = try input.next(upTo: Self.pieceLength) { console.interrupt != nil }
      } catch {
        console.write(error: error.line)
        return .io
      }
      guard let piece else { return .success }
      try write(report.texts(of: piece, by: converter), to: file)
    }
  }

  private func write(_ text: String, to file: (any ByteTarget)?) throws(IOFailure) {
    guard !text.isEmpty else { return }
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(IOFailure) in
      let bytes = UnsafeRawBufferPointer(bytes)
      if let file { return try file.write(bytes) }
      try LineWriter.write(bytes) { bytes throws(IOFailure) in try console.write(output: bytes) }
    }
  }
}
