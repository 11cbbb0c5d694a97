import CardKit

/// Shows what is longer than the screen in a program that turns pages.
///
/// The program is `$CARDRENDER_PAGER`, or `$PAGER`, or `less`; one that is set to nothing, or to `cat`, is none. Without a
/// `LESS` of the reader's own, `less` draws colours and ends by itself where all fits on one screen.
struct Pager {
  /// Ends like a command that is not there where there is no `less`, without a word of the shell.
  private static let less = "command -v less >/dev/null 2>&1 || exit 127; exec less -RF"

  private let console: any Console

  init(console: any Console) {
    self.console = console
  }

  /// Whether a text has to be shown by pages: standard output is a terminal on which it does not fit.
  func isNeeded(for text: String) -> Bool {
    guard let rows = console.outputTerminal?.rows, console.environment["TERM"] != "dumb", command != nil else {
      return false
    }
    return text.utf8.count { $0 == UInt8(ascii: "\n") } >= rows
  }

  /// Shows a text; without the program it is printed as ever.
  func show(_ text: String) -> ExitStatus {
    let variables = console.environment.merging(["LESS": "FRX", "LV": "-c"]) { own, _ in own }
    if let command, case .shown = console.show(text, through: command, environment: variables) { return .success }
    return OutputSink(path: nil, console: console).finish(text)
  }

  private var command: String? {
    let command = console.environment["CARDRENDER_PAGER"] ?? console.environment["PAGER"] ?? Self.less
    return command.isEmpty || command == "cat" ? nil : command
  }
}
