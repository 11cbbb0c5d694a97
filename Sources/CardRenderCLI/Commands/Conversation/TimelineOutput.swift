import CardConversations

/// Draws the rows of a timeline and writes them piece by piece.
struct TimelineOutput {
  /// What is written at once.
  private static let pieceLength = 1 << 16

  private let renderer: any TimelineRenderer

  /// The file, or `nil` for standard output.
  private let file: (any ByteTarget)?
  private let console: any Console
  private var text = ""
  private var count = 0

  /// Whether no row was drawn.
  var isEmpty: Bool { count == 0 }

  /// What stands over the whole.
  var title: DisplayText
  private(set) var losses: [Rendering.Loss] = []

  init(_ renderer: any TimelineRenderer, title: DisplayText, file: (any ByteTarget)?, console: any Console) {
    self.renderer = renderer
    self.title = title
    self.file = file
    self.console = console
  }

  /// Draws rows below those that stand there.
  mutating func write(_ entries: [TimelineEntry]) throws(IOFailure) {
    for entry in entries {
      if count == 0 { text += beginning }
      let rendering = renderer.render(entry, index: count)
      count += 1
      text += rendering.text
      if losses.count < 100 { losses += rendering.losses }
      if text.utf8.count >= Self.pieceLength { try flush() }
    }
  }

  private var beginning: String { renderer.beginning(title: title) }

  /// Writes what was drawn.
  mutating func flush() throws(IOFailure) {
    guard !text.isEmpty else { return }
    let bytes = Array(text.utf8)
    text = ""
    try bytes.withUnsafeBufferPointer { bytes throws(IOFailure) in
      let bytes = UnsafeRawBufferPointer(bytes)
      if let file { try file.write(bytes) } else { try console.write(output: bytes) }
    }
  }

  /// Writes the end; a timeline without rows is written only where somebody waits for a file.
  ///
  /// A file that is not whole does not take the place of the old one.
  mutating func finish(isWhole: Bool) throws(IOFailure) {
    if count == 0, file != nil { text += beginning }
    if count > 0 || file != nil { text += renderer.ending }
    try flush()
    if isWhole { try file?.commit() }
  }
}
