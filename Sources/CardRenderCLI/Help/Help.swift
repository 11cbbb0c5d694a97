import CardKit

/// The program's help, one topic a command.
///
/// Its examples are run by the tests.
enum Help {
  static func text(for command: Command, formats: [OutputFormat]) -> String {
    let flags = command == .render ? formats.map { (Option.formatFlag($0.name), "print \($0.summary)") } : []
    let options = Option.fixed.filter { command.takes($0) }.map { ($0, explanation(of: $0, for: command)) }
    return topic(for: command).text(options: flags + options)
  }

  static func topic(for command: Command) -> HelpTopic {
    switch command {
    case .render: render
    case .validate: validate
    case .types: types
    case .formats: formats
    case .explain: explain
    case .help: help
    }
  }

  private static func explanation(of option: Option, for command: Command) -> String {
    switch option {
    case .formatFlag: ""
    case .format:
      command == .validate
        ? "text for people (default), or json for programs" : "the same by name; see cardrender formats"
    case .output: "write to FILE, replaced as a whole, instead of standard output"
    case .width: "1 to 1000 cells; default: COLUMNS, the terminal's up to 100, or 80"
    case .fragment: "with --html: only the <article>s, without a page around them"
    case .remoteImages: "with --html: load pictures from their addresses"
    case .lenient: "draw invalid cards too, as far as they can be"
    case .body: "read bodies as markdown (default) or plain"
    case .rules: "talkplus (default), talkplus-10 or sendbird"
    case .unit: "count codepoint (default), utf16, utf8 or grapheme"
    case .allowScheme: "let links open an app's own scheme too; may be repeated"
    case .jsonl:
      command == .validate
        ? "a message a line, of any number, on all cores" : "a message a line; prints a JSON object for each"
    case .all: "with --jsonl: a verdict for every line, not for faulty ones alone"
    case .summary: "with --jsonl: only how often each code was found, and where first"
    case .passThrough: "with --jsonl: write valid lines to standard output as they are"
    case .rejects: "with --jsonl: write invalid lines to FILE as they are"
    case .failFast: "with --jsonl: end at the first invalid line"
    case .maxErrors: "with --jsonl: end at the Nth invalid line"
    case .jobs: "with --jsonl: use N cores; default: all there are"
    case .color: "auto (default), always or never"
    case .help: "print this help"
    case .version: "print the version"
    }
  }

  private static let render = HelpTopic(
    usage: "cardrender [render] [OPTION]... [FILE]...",
    summary: """
      Draws the cards of messages: a metadata object, a TalkPlus message or a page of them, an array,
      JSON lines, or objects one after another. Without FILE, or where FILE is -, it reads standard
      input. An invalid card is not drawn; what is wrong with it goes to standard error.

      The other commands, each with a help of its own:
        validate   check messages, and say everything that is wrong
        types      list the payload types and their fields
        formats    list the output formats
        explain    tell what a diagnostic's code means
        help       print the help of a command

      Exit status: 0 all valid, 1 something invalid, 2 wrong usage, 3 unreadable or unwritable.
      """,
    example: (
      "Samples/msg_with_button/message.json --width 44",
      """
      ╭──────────────────────────────────────────╮
      │ Hi!                                      │
      │                                          │
      │ This is a simple chat bubble with a      │
      │ button.                                  │
      │                                          │
      │ [ Say Hello ] → SayHello                 │
      ╰──────────────────────────────────────────╯
      """
    ))

  private static let validate = HelpTopic(
    usage: "cardrender validate [OPTION]... [FILE]...",
    summary: """
      Checks messages against the rules of the chat service and of their type, and says everything
      that is wrong at once. With --format json it prints one JSON object a message.
      """,
    example: (
      "validate Samples/value-over-limit/message.json",
      """
      error[metadata.value-too-long]: the value of "body" is 1025 code points long; the limit is 1024
       --> Samples/value-over-limit/message.json:4:11
        |
      4 |   "body": "All work and no play makes a long message. All …
        |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        = path: data.body
        = help: shorten it by 1 code point

      Samples/value-over-limit/message.json: 1 message, 1 invalid (1 error)
      """
    ))

  private static let types = HelpTopic(
    usage: "cardrender types",
    summary: "Lists the payload types and their fields; a field in brackets may be left out.",
    example: (
      "types",
      """
      msg_with_button
        a title, a body and a button, as TalkPlus documents it
        type, title, body, button_text, button_action

      msg_with_image
        a title, a body and a picture by address
        type, title, body, image_url, alt_text

      msg_with_link
        a title, a body and a link
        type, title, body, url, link_text
      """
    ))

  private static let formats = HelpTopic(
    usage: "cardrender formats",
    summary: "Lists the output formats.",
    example: (
      "formats",
      """
      ansi      a box for a terminal; plain when piped
      html      a page, or an <article> with --fragment; light and dark
      markdown  CommonMark, for documents and issue trackers
      text      the same without a frame, for logs and screen readers
      """
    ))

  private static let explain = HelpTopic(
    usage: "cardrender explain [CODE]...",
    summary: "Prints what a diagnostic's code means, an example and the fix. Without CODE it lists the codes.",
    example: (
      "explain metadata.empty-key",
      """
      metadata.empty-key (error)

        A key is the empty string. Keys are 1 to 128 characters long.

      Example:
        {"":"Hi!"}

      Fix:
        Name the pair, or remove it.
      """
    ))

  private static let help = HelpTopic(
    usage: "cardrender help [COMMAND]",
    summary: "Prints the help of a command, or of rendering, which needs no command.",
    example: (
      "help formats",
      """
      Usage: cardrender formats

      Lists the output formats.

      Options:
        -h, --help     print this help
        -V, --version  print the version

      Example:
        $ cardrender formats
        ansi      a box for a terminal; plain when piped
        html      a page, or an <article> with --fragment; light and dark
        markdown  CommonMark, for documents and issue trackers
        text      the same without a frame, for logs and screen readers
      """
    ))
}
