import CardKit

/// The program's help, one topic a command.
///
/// Its examples are run by the tests.
enum Help {
  static func text(for command: Command, formats: [OutputFormat]) -> String {
    let hasFlags = command == .render || command == .conversation
    let flags = hasFlags ? formats.map { (Option.formatFlag($0.name), "print \($0.summary)") } : []
    let options = Option.fixed.filter { command.takes($0) }.map { ($0, explanation(of: $0, for: command)) }
    return topic(for: command).text(options: flags + options)
  }

  static func topic(for command: Command) -> HelpTopic {
    switch command {
    case .render: render
    case .conversation: conversation
    case .preview: preview
    case .gallery: gallery
    case .validate: validate
    case .convert: convert
    case .count: count
    case .rules: rules
    case .types: types
    case .formats: formats
    case .themes: themes
    case .css: css
    case .js: js
    case .explain: explain
    case .help: help
    }
  }
}
