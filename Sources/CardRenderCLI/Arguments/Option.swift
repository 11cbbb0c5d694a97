import CardKit

/// An option of the command line.
enum Option: Hashable {
  /// `--ansi`, `--html` and the other formats of the catalog, by name.
  case formatFlag(String)
  case format
  case output
  case width
  case maxWidth
  case align
  case frame
  case widths
  case ambiguous
  case dialect
  case losses
  case strict
  case fragment
  case email
  case language
  case headingLevel
  case template
  case remoteImages
  case imageDirectory
  case images
  case lenient
  case body
  case rules
  case unit
  case received
  case near
  case allowScheme
  case color
  case theme
  case links
  case jsonl
  case all
  case summary
  case passThrough
  case rejects
  case failFast
  case maxErrors
  case jobs
  case watch
  case noPager
  case from
  case to
  case me
  case room
  case sender
  case search
  case tail
  case since
  case until
  case now
  case timeZone
  case locale
  case translation
  case verifySignature
  case signature
  case help
  case version

  /// The options that are the same for every catalog, in the order of the help.
  static let fixed: [Option] = [
    .format, .output, .width, .maxWidth, .align, .frame, .widths, .ambiguous, .lenient, .body, .rules, .unit, .received,
    .near, .allowScheme, .dialect, .losses, .strict, .fragment, .email, .language, .headingLevel, .template,
    .remoteImages, .imageDirectory, .images, .jsonl, .all, .summary, .passThrough, .rejects, .failFast, .maxErrors,
    .jobs, .watch, .noPager, .from, .to, .me, .room, .sender, .search, .tail, .since, .until, .now, .timeZone, .locale,
    .translation, .verifySignature, .signature, .color, .theme, .links, .help, .version,
  ]

  var name: String {
    switch self {
    case .formatFlag(let name): name
    case .format: "format"
    case .output: "output"
    case .width: "width"
    case .maxWidth: "max-width"
    case .align: "align"
    case .frame: "frame"
    case .widths: "widths"
    case .ambiguous: "ambiguous"
    case .dialect: "dialect"
    case .losses: "losses"
    case .strict: "strict"
    case .fragment: "fragment"
    case .email: "email"
    case .language: "lang"
    case .headingLevel: "heading-level"
    case .template: "template"
    case .remoteImages: "remote-images"
    case .imageDirectory: "image-dir"
    case .images: "images"
    case .lenient: "lenient"
    case .body: "body"
    case .rules: "rules"
    case .unit: "unit"
    case .received: "received"
    case .near: "near"
    case .allowScheme: "allow-scheme"
    case .color: "color"
    case .theme: "theme"
    case .links: "links"
    case .jsonl: "jsonl"
    case .all: "all"
    case .summary: "summary"
    case .passThrough: "pass-through"
    case .rejects: "rejects"
    case .failFast: "fail-fast"
    case .maxErrors: "max-errors"
    case .jobs: "jobs"
    case .watch: "watch"
    case .noPager: "no-pager"
    case .from: "from"
    case .to: "to"
    case .me: "me"
    case .room: "room"
    case .sender: "sender"
    case .search: "search"
    case .tail: "tail"
    case .since: "since"
    case .until: "until"
    case .now: "now"
    case .timeZone: "time-zone"
    case .locale: "locale"
    case .translation: "language"
    case .verifySignature: "verify-signature"
    case .signature: "signature"
    case .help: "help"
    case .version: "version"
    }
  }

  var letter: Character? {
    switch self {
    case .format: "f"
    case .output: "o"
    case .width: "w"
    case .help: "h"
    case .version: "V"
    case .formatFlag, .maxWidth, .align, .frame, .widths, .ambiguous, .dialect, .losses, .strict, .fragment, .email,
      .language, .headingLevel, .template, .remoteImages, .imageDirectory,
      .images, .lenient, .body, .rules, .unit, .received, .near, .allowScheme, .color, .theme, .links, .jsonl, .all,
      .summary, .passThrough, .rejects, .failFast, .maxErrors, .jobs, .watch, .noPager, .from, .to, .me, .room,
      .sender, .search, .tail, .since, .until, .now, .timeZone, .locale, .translation, .verifySignature, .signature:
      nil
    }
  }

  /// What the value is called in the help; `nil` for an option without one.
  var valueName: String? {
    switch self {
    case .format: "NAME"
    case .rules: "RULES"
    case .output, .rejects: "FILE"
    case .width, .maxWidth, .maxErrors, .jobs, .headingLevel, .tail: "N"
    case .from, .to: "SYSTEM"
    case .me, .room, .sender: "ID"
    case .search: "TEXT"
    case .since, .until, .now: "TIME"
    case .timeZone: "ZONE"
    case .locale: "LOCALE"
    case .verifySignature: "KEY"
    case .signature: "VALUE"
    case .align: "SIDE"
    case .frame: "FRAME"
    case .widths: "MODEL"
    case .ambiguous: "CELLS"
    case .body: "STYLE"
    case .unit: "UNIT"
    case .near: "PERCENT"
    case .allowScheme: "SCHEME"
    case .color, .links: "WHEN"
    case .theme: "THEME"
    case .imageDirectory, .template: "DIR"
    case .language, .translation: "TAG"
    case .images: "MODE"
    case .dialect: "DIALECT"
    case .formatFlag(let name) where Self.hasDialects(name): "DIALECT"
    case .formatFlag, .losses, .strict, .fragment, .email, .remoteImages, .lenient, .received, .jsonl, .all, .summary,
      .passThrough, .failFast, .watch, .noPager, .help, .version:
      nil
    }
  }

  /// Whether the value may be left out; where it is not, it stands behind an equals sign.
  var isValueOptional: Bool {
    switch self {
    case .images: true
    case .formatFlag(let name): Self.hasDialects(name)
    default: false
    }
  }

  private static func hasDialects(_ format: String) -> Bool { format == OutputFormat.markdown.name }
}
