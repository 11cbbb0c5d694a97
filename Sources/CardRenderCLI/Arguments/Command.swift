/// What the program is asked to do.
///
/// A first word that is no command is a file to render.
enum Command: String, CaseIterable {
  case render
  case preview
  case validate
  case convert
  case count
  case rules
  case types
  case formats
  case themes
  case explain
  case help

  /// The options that the command takes, besides `--help` and the flags of the formats.
  var options: [Option] {
    switch self {
    case .render:
      [
        .format, .output, .width, .maxWidth, .align, .frame, .widths, .ambiguous, .lenient, .body, .rules, .unit,
        .received, .near, .allowScheme, .fragment, .remoteImages, .imageDirectory, .images, .jsonl, .failFast,
        .maxErrors, .jobs, .color, .theme, .links,
      ]
    case .validate:
      [
        .format, .output, .body, .rules, .unit, .received, .near, .allowScheme, .jsonl, .all, .summary, .passThrough,
        .rejects, .failFast, .maxErrors, .jobs, .color,
      ]
    case .preview:
      [
        .width, .maxWidth, .align, .frame, .widths, .ambiguous, .body, .rules, .unit, .received, .near, .allowScheme,
        .imageDirectory, .images, .watch, .noPager, .color, .theme, .links,
      ]
    case .convert: [.from, .to, .output, .losses, .strict, .body, .rules, .unit, .received, .allowScheme]
    case .count: [.format, .output, .rules, .unit, .near, .color]
    case .rules: [.format, .output, .color]
    case .types, .formats, .themes, .explain, .help: []
    }
  }

  /// Whether operands are files, and standard input is read without them.
  var readsInput: Bool {
    switch self {
    case .render, .preview, .validate, .convert, .count: true
    case .rules, .types, .formats, .themes, .explain, .help: false
    }
  }

  func takes(_ option: Option) -> Bool {
    switch option {
    case .formatFlag: self == .render
    case .help, .version: true
    default: options.contains(option)
    }
  }
}
