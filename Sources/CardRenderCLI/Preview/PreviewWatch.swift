import CardKit

/// Draws a preview again whenever its files or the size of the terminal have changed, until somebody ends it.
struct PreviewWatch {
  /// The cursor to the first cell, and everything erased.
  private static let clearing = "\u{1B}[H\u{1B}[2J"

  let operands: [String]

  /// The folder of pictures, which is looked at too.
  let pictures: String?
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
      signal.watch(files.folders + [pictures].compactMap(\.self))
      let before = snapshot
      let (text, errors) = draw(files)
      guard console.interrupt == nil else { break }
      do throws(IOFailure) {
        try console.write(output: (clears ? Self.clearing : "") + text)
      } catch {
        return OutputSink.end(of: error, console)
      }
      console.write(error: errors)
      repeat { signal.wait() } while console.interrupt == nil && snapshot == before
      guard console.interrupt == nil else { break }
    }
    return console.interrupt?.status ?? .success
  }

  /// The files that are there with their states, and the terminal, whose size decides how cards are drawn.
  private struct Snapshot: Equatable {
    let paths: [String]
    let states: [FileEntry?]
    let terminal: Terminal?
  }

  private var snapshot: Snapshot {
    var paths = PreviewFiles(operands, console: console).paths
    if let pictures { paths += ((try? console.names(in: pictures)) ?? []).sorted().map { "\(pictures)/\($0)" } }
    return Snapshot(paths: paths, states: paths.map(console.entry), terminal: console.outputTerminal)
  }
}
