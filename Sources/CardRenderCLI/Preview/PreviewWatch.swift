import CardKit

/// Draws a preview again whenever its files have changed, until somebody ends it.
struct PreviewWatch {
  /// The cursor to the first cell, and everything erased.
  private static let clearing = "\u{1B}[H\u{1B}[2J"

  let operands: [String]
  let console: any Console

  /// Whether the output is a screen that can be cleared.
  let clears: Bool

  /// Draws what `draw` makes of the files, until somebody interrupts, or nobody reads any more.
  func run(_ draw: (PreviewFiles) -> (text: String, errors: String)) -> ExitStatus {
    console.watchInterrupts()
    let signal = console.changeSignal()
    while true {
      let files = PreviewFiles(operands, console: console)
      // What is written from here on is noticed: folders are watched before they are looked at.
      signal.watch(files.folders)
      let before = Snapshot(of: operands, console)
      let (text, errors) = draw(files)
      guard console.interrupt == nil else { break }
      do throws(IOFailure) {
        try console.write(output: (clears ? Self.clearing : "") + text)
      } catch {
        return OutputSink.end(of: error, console)
      }
      console.write(error: errors)
      repeat { signal.wait() } while console.interrupt == nil && Snapshot(of: operands, console) == before
      guard console.interrupt == nil else { break }
    }
    return console.interrupt?.status ?? .success
  }

  /// The files that are there, and their states.
  private struct Snapshot: Equatable {
    private let paths: [String]
    private let states: [FileEntry?]

    init(of operands: [String], _ console: any Console) {
      paths = PreviewFiles(operands, console: console).paths
      states = paths.map(console.entry)
    }
  }
}
