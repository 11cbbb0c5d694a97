import CardCore

/// Bytes of XML as UTF-8, whether they came as that or as UTF-16, and where each stood in the input.
struct XMLInput {
  private enum Form {
    case unknown
    case utf8
    case utf16(isBigEndian: Bool)
    case refused
  }

  /// Characters in a row that take as many bytes there as here.
  private struct Run {
    var output: Int
    var input: Int
    var outputWidth: Int
    var inputWidth: Int
  }

  private var form = Form.unknown
  private var waiting: [UInt8] = []
  private var runs: [Run] = []
  private var inputOffset = 0
  private var outputOffset = 0
  private var fault: Diagnostic?

  /// Whether offsets in the output are others than in the input.
  var isTranscoded: Bool { if case .utf16 = form { true } else { false } }

  /// What is wrong with the encoding, once.
  mutating func takeFault() -> Diagnostic? {
    defer { fault = nil }
    return fault
  }

  /// Whether a document may say that it is in this encoding.
  func takes(encoding: String) -> Bool {
    encoding == "UTF-8" || encoding == "UTF8" || encoding == "US-ASCII" || encoding == "ASCII"
      || (isTranscoded && encoding.hasPrefix("UTF-16"))
  }

  /// The next bytes as UTF-8; some may wait for others.
  mutating func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if case .utf8 = form { return bytes }
    waiting += bytes
    if case .unknown = form {
      guard waiting.count >= 4 else { return [] }
      begin()
    }
    return take()
  }

  mutating func finish() -> [UInt8] {
    if case .unknown = form { begin() }
    var output = take()
    if isTranscoded, !waiting.isEmpty { append(.init("\u{FFFD}"), width: waiting.count, to: &output) }
    waiting = []
    return output
  }

  private mutating func begin() {
    switch (waiting.first, waiting.dropFirst().first, waiting.dropFirst(2).first, waiting.dropFirst(3).first) {
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF), (0, 0, 0, 0x3C), (0x3C, 0, 0, 0): refuse()
    case (0xFF, 0xFE, _, _), (0x3C, 0, _, _): form = .utf16(isBigEndian: false)
    case (0xFE, 0xFF, _, _), (0, 0x3C, _, _): form = .utf16(isBigEndian: true)
    default: form = .utf8
    }
  }

  private mutating func refuse() {
    form = .refused
    fault = Diagnostic(
      .xmlEncoding, "the input is UTF-32, which is not read", at: FieldPath(), range: 0..<4,
      hint: "write the file as UTF-8")
  }

  private mutating func take() -> [UInt8] {
    switch form {
    case .unknown: return []
    case .utf8:
      defer { waiting = [] }
      return waiting
    case .refused:
      waiting = []
      return []
    case .utf16(let isBigEndian): return transcode(isBigEndian)
    }
  }

  // MARK: UTF-16

  private mutating func transcode(_ isBigEndian: Bool) -> [UInt8] {
    var output: [UInt8] = []
    var index = 0
    let unit = { [waiting] (index: Int) in
      isBigEndian
        ? UInt16(waiting[index]) << 8 | UInt16(waiting[index + 1])
        : UInt16(waiting[index + 1]) << 8 | UInt16(waiting[index])
    }
    while index + 1 < waiting.count {
      let first = unit(index)
      if UTF16.isLeadSurrogate(first), index + 3 >= waiting.count { break }
      let isPair = UTF16.isLeadSurrogate(first) && UTF16.isTrailSurrogate(unit(index + 2))
      let scalar = isPair ? UTF16.decode(.init([first, unit(index + 2)])) : Unicode.Scalar(first) ?? "\u{FFFD}"
      append(scalar, width: isPair ? 4 : 2, to: &output)
      index += isPair ? 4 : 2
    }
    waiting.removeFirst(index)
    return output
  }

  private mutating func append(_ scalar: Unicode.Scalar, width: Int, to output: inout [UInt8]) {
    let count = output.count
    output.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    let outputWidth = output.count - count
    if runs.last?.outputWidth != outputWidth || runs.last?.inputWidth != width {
      runs.append(Run(output: outputOffset, input: inputOffset, outputWidth: outputWidth, inputWidth: width))
    }
    outputOffset += outputWidth
    inputOffset += width
  }

  // MARK: Places

  /// Where a range of the output stands in the input.
  func range(_ range: SourceRange) -> SourceRange {
    let start = offset(range.lowerBound)
    return start..<max(start, offset(range.upperBound))
  }

  private func offset(_ output: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].output <= output { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return output }
    let run = runs[low - 1]
    return min(run.input + (output - run.output) / run.outputWidth * run.inputWidth, inputOffset)
  }

  /// Forgets the places before an offset of the output.
  mutating func forget(before output: Int) {
    let first = runs.lastIndex { $0.output <= output } ?? 0
    runs.removeFirst(first)
  }
}
