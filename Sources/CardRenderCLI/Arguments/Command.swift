/// What the program is asked to do.
///
/// A first word that is no command is a file to render.
enum Command: String, CaseIterable {
  case render
  case conversation
  case preview
  case gallery
  case validate
  case convert
  case count
  case rules
  case types
  case formats
  case themes
  case css
  case js
  case explain
  case help

  /// The options that the command takes, besides `--help` and the flags of the formats.
  var options: [Option] {
    switch self {
    case .render:
      [
        .format, .output, .width, .maxWidth, .align, .frame, .widths, .ambiguous, .lenient, .body, .rules, .unit,
        .received, .near, .allowScheme, .dialect, .losses, .strict, .fragment, .email, .language, .headingLevel,
        .template, .remoteImages, .imageDirectory, .images, .jsonl, .failFast, .maxErrors, .jobs, .color, .theme,
        .links,
      ]
    case .conversation:
      [
        .format, .output, .width, .maxWidth, .align, .frame, .widths, .ambiguous, .from, .me, .room, .sender, .search,
        .tail, .since, .until, .now, .timeZone, .locale, .translation, .strict, .verifySignature, .signature, .body,
        .rules, .unit, .allowScheme, .fragment, .remoteImages, .color, .theme, .links,
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
    case .gallery:
      [.output, .body, .rules, .unit, .received, .near, .allowScheme, .language, .template, .remoteImages]
    case .convert:
      [
        .from, .to, .me, .output, .losses, .strict, .body, .rules, .unit, .received, .allowScheme, .color,
      ]
    case .count: [.format, .output, .rules, .unit, .near, .color]
    case .rules: [.format, .output, .color]
    case .css: [.output, .template]
    case .js: [.output]
    case .types, .formats, .themes, .explain, .help: []
    }
  }

  /// Whether operands are files, and standard input is read without them.
  var readsInput: Bool {
    switch self {
    case .render, .conversation, .preview, .gallery, .validate, .convert, .count: true
    case .rules, .types, .formats, .themes, .css, .js, .explain, .help: false
    }
  }

  func takes(_ option: Option) -> Bool {
    switch option {
    case .formatFlag: self == .render || self == .conversation
    case .help, .version: true
    default: options.contains(option)
    }
  }
}
