/// Where converted messages go: whole lines, in pieces that are not too small.
struct ConversionOutput {
  private static let pieceLength = 1 << 16

  private let file: (any ByteTarget)?
  private let console: any Console
  private var waiting: [UInt8] = []

  init(file: (any ByteTarget)?, console: any Console) {
    self.file = file
    self.console = console
  }

  mutating func add(_ text: String) throws(IOFailure) {
    waiting += text.utf8
    if waiting.count >= Self.pieceLength { try flush() }
  }

  /// Writes what waits.
  mutating func flush() throws(IOFailure) {
    guard !waiting.isEmpty else { return }
    let bytes = waiting
    waiting = []
    try bytes.withUnsafeBufferPointer { buffer throws(IOFailure) in
      let lines = UnsafeRawBufferPointer(buffer)
      if let file { return try file.write(lines) }
      try LineWriter.write(lines) { lines throws(IOFailure) in try console.write(output: lines) }
    }
  }
}
