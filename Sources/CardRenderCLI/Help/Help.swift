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

  private static func explanation(of option: Option, for command: Command) -> String {
    switch option {
    case .formatFlag: ""
    case .format:
      switch command {
      case .render, .conversation: "the same by name; see cardrender formats"
      case .validate: "text (default), json, sarif, github or junit"
      case .preview, .gallery, .count, .rules, .types, .formats, .themes, .css, .js, .explain, .help:
        "text for people (default), or json for programs"
      }
    case .output:
      command == .gallery
        ? "the folder to write into, made where it is not there"
        : "write to FILE, replaced as a whole, instead of standard output"
    case .width: "1 to 1000 cells; default: COLUMNS, the terminal's up to 100, or 80"
    case .maxWidth: "no card is wider than N cells; default: 100 on a terminal"
    case .align: "where a terminal has room left: left (default), center or right"
    case .frame: "rounded, square, heavy, double, ascii or none; default: the theme's"
    case .widths: "the terminal draws clusters whole (modern, default) or in parts (legacy)"
    case .ambiguous: "cells of an ambiguous character: 1 (default), or 2, and an ASCII frame"
    case .dialect: "with --markdown: commonmark (default), github, slack, discord, telegram, whatsapp, plain"
    case .losses: "say what the output does not show as the card has it"
    case .fragment: "with --html: only the <article>s, for a page with the style sheet of cardrender css"
    case .email: "HTML for a mail: one column, styles in place, links instead of buttons"
    case .language: "with --html: the language of the text, such as ko; default: und, unknown"
    case .headingLevel: "with --html: the level of titles, 1 to 6; default: 2, and 1 in a mail"
    case .template: "page.html, email.html and card.css in DIR instead of the built-in ones"
    case .remoteImages: "with --html: load pictures from their https addresses"
    case .imageDirectory: "draw a picture from the file in DIR that its address ends in; nothing is fetched"
    case .images: "draw data: pictures, and how: auto, symbols, kitty, sixel, iterm; in a pipe always symbols"
    case .lenient: "draw invalid cards too, as far as they can be"
    case .body: "read bodies as markdown (default) or plain"
    case .rules: "a name of cardrender rules, or a file; default: talkplus"
    case .unit: "count codepoint (default), utf16, utf8 or grapheme"
    case .received: "the messages came in: up to 10 pairs are only warned of"
    case .near: "note what uses PERCENT of its limit or more, such as 90%"
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
    case .watch: "draw again whenever a file changes; Ctrl-C ends it"
    case .noPager: "print it all at once; else $CARDRENDER_PAGER, $PAGER or less shows pages"
    case .from: "talkplus, chatkit, rtm or xmpp; default: what the input says"
    case .me: "the user whose messages stand on the right; an XMPP room knows nicks"
    case .room: "only this room"
    case .sender: "only what this user sent"
    case .search: "only messages with TEXT in them, in any case"
    case .tail: "only the last N messages of each room"
    case .since: "only messages of TIME or later: 2026-11-30T14:00:00Z, or a date, whose midnight it is"
    case .until: "only messages before TIME"
    case .now: "show times as of TIME; default: now"
    case .timeZone: "an IANA name such as Asia/Seoul; default: TZ, or the system's"
    case .locale: "the words of days, such as ko or en_GB; default: LC_ALL, LC_TIME or LANG"
    case .translation: "show translations into this language, such as ko, where there are any"
    case .strict:
      command == .conversation
        ? "end with status 1 where a card is invalid" : "take warnings for errors, and losses too"
    case .verifySignature: "read only bodies of webhooks that were signed with KEY"
    case .signature: "the signature of the one body; else each stands beside its body"
    case .color: "auto (default), always, never, or so many colors: 16, 256 or truecolor"
    case .theme: "how cards look in a terminal: a name of cardrender themes, or a file"
    case .links: "send addresses as links: auto (default), always or never"
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
        conversation  show whole conversations, from four chat systems
        preview       show the cards of many files, with their names and verdicts
        gallery       write a page with the cards of many files, to look at in a browser
        validate      check messages, and say everything that is wrong
        count         count keys and values in four units, against the limits
        rules         list the rules of services, or check a file of rules
        types         list the payload types and their fields
        formats       list the output formats
        themes        list the themes of terminals
        css           print the style sheet of cards in HTML
        js            print a script that hears the buttons of cards in HTML
        explain       tell what a diagnostic's code means
        help          print the help of a command

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

  static let conversation = HelpTopic(
    usage: "cardrender conversation [OPTION]... [FILE]...",
    summary: """
      Shows conversations of TalkPlus, Pusher Chatkit, LiveData RTM and XMPP with their cards: saved
      pages, exports, archives, logs and databases, told apart by what is in them. Several files are
      one conversation, and the messages may stand in any order. Standard input that pauses is
      followed: tail -f log | cardrender conversation - shows messages as they come.
      An invalid card is shown as its pairs. Exit status 1 where an input is broken or ends early;
      what can be read of it is shown.
      """,
    example: (
      "conversation Samples/message-page/message.json --me u1 --tail 2 --width 44 --time-zone UTC",
      """
      ──────────────── 2020-03-11 ────────────────

                                             Ann
                      ╭──────────────────────────╮
                      │ hello, is anybody there? │
                      ╰──────────────────────────╯
                             2020-03-11 10:10:00
                                         happy 2

      ──────────────── 2023-11-10 ────────────────

        Helper
      ╭──────────────────────────────╮
      │ Hi!                          │
      │                              │
      │ Pick one.                    │
      │                              │
      │ [ Say Hello ] → SayHello     │
      ╰──────────────────────────────╯
        2023-11-10 08:49:24
        happy 2
      """
    ))

  private static let preview = HelpTopic(
    usage: "cardrender preview [OPTION]... [FILE|FOLDER]...",
    summary: """
      Shows cards one after another in the terminal, each with its name above and what was found
      below; of an invalid card as much as can be drawn. A FOLDER stands for the message.json in it
      and in the folders below, or for the .json and .jsonl files where there is none of that name.
      """,
    example: (
      "preview Samples/msg_with_button/message.json --width 44",
      """
      Samples/msg_with_button/message.json
      ╭──────────────────────────────────────────╮
      │ Hi!                                      │
      │                                          │
      │ This is a simple chat bubble with a      │
      │ button.                                  │
      │                                          │
      │ [ Say Hello ] → SayHello                 │
      ╰──────────────────────────────────────────╯
      valid
      """
    ))

  private static let gallery = HelpTopic(
    usage: "cardrender gallery [OPTION]... --output=DIR [FILE|FOLDER]...",
    summary: """
      Writes DIR/index.html: a page with every card, light and dark, in several widths, each with its
      metadata and what that takes of the limits, its diagnostics, and its other outputs. The page
      needs nothing else, no server either. What FILE and FOLDER stand for, preview tells. A folder
      that holds anything but a gallery is left as it is.
      """,
    example: ("gallery Samples/msg_with_button --output site", ""))

  private static let validate = HelpTopic(
    usage: "cardrender validate [OPTION]... [FILE]...",
    summary: """
      Checks messages against the rules of the chat service and of their type, and says everything
      that is wrong at once. --format text is for people. For programs, json prints an object a
      message; sarif one SARIF 2.1.0 log, for code scanners and editors; github workflow commands,
      which GitHub shows beside the lines of a change; junit one JUnit document, a test a message.
      --jsonl is for streams: each line is a message, of any number, and faults are told one a line.
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

  private static let count = HelpTopic(
    usage: "cardrender count [OPTION]... [FILE]...",
    summary: """
      Counts every key and value of messages in code points, UTF-16 units, UTF-8 bytes and grapheme
      clusters, and shows what they take of the limits. With --format json it prints one JSON object
      a message. Exit status 1 where a limit is broken.
      """,
    example: (
      "count Samples/korean/message.json",
      """
      Samples/korean/message.json: 5 of 5 pairs, by the rules talkplus (code points)

        keys           code points  UTF-16  UTF-8  graphemes  of 128
        type                     4       4      4          4  ░░░░░░░░░░   3%
        title                    5       5      5          5  ░░░░░░░░░░   3%
        body                     4       4      4          4  ░░░░░░░░░░   3%
        button_text             11      11     11         11  ░░░░░░░░░░   8%
        button_action           13      13     13         13  █░░░░░░░░░  10%

        values         code points  UTF-16  UTF-8  graphemes  of 1024
        type                    15      15     15         15  ░░░░░░░░░░   1%
        title                    6       6     16          6  ░░░░░░░░░░   0%
        body                    82      82    190         82  ░░░░░░░░░░   8%
        button_text              6       6     16          6  ░░░░░░░░░░   0%
        button_action           12      12     12         12  ░░░░░░░░░░   1%
      """
    ))

  private static let rules = HelpTopic(
    usage: "cardrender rules [OPTION]... [NAME|FILE]...",
    summary: """
      Lists the rules that --rules takes, or those that are named. With --format json it prints one
      JSON object for each, which is the form of a file:
        {"pairs":8,"key":64,"value":512,"unit":"utf8","types":["msg_with_button"],"required":["type"]}
      pairs is 1 to 1000, key and value are 1 to 1000000. Further keys, all of them optional: text (how
      long a message's text may be), name, source, date (such as 2026-11-30), and extends, a built-in
      name whose rules hold for all that the file leaves out. What is wrong with a file is said at
      once, with exit status 2.
      """,
    example: (
      "rules sendbird",
      """
      sendbird
        pairs     5
        key       128 code points
        value     190 code points
        text      of any length
        types     any
        required  no key
        source    Sendbird, "Manage user metadata": docs.sendbird.com
        checked   2026-11-30
      """
    ))

  private static let types = HelpTopic(
    usage: "cardrender types [TYPE]...",
    summary: """
      Prints the fields of a payload type, of which those in brackets may be left out, and an example.
      Without TYPE it lists the types.
      """,
    example: (
      "types rating",
      """
      rating
        a score in stars, with a review
        type, title, score, [max], [body]

      Example:
        {
          "type": "rating",
          "title": "Blue Door Bakery",
          "score": "4.5",
          "body": "The *best* cardamom buns in town. Come before ten, or they are gone."
        }
      """
    ))

  private static let formats = HelpTopic(
    usage: "cardrender formats",
    summary: "Lists the output formats.",
    example: (
      "formats",
      """
      ansi      a box for a terminal; plain when piped
      html      a page; an <article> with --fragment, a mail with --email; light and dark
      markdown  CommonMark, or a dialect such as --markdown=slack
      text      the same without a frame, for logs and screen readers
      """
    ))

  private static let themes = HelpTopic(
    usage: "cardrender themes",
    summary: """
      Lists the themes that --theme takes. A theme may also be a file of JSON, whose parts may all be
      left out:
        {"extends":"dark","roles":{"title":{"bold":true,"foreground":["#ffd75f",221,"yellow"]}},
         "glyphs":{"bullet":"▸"}}
      Of several colors the first is taken that the terminal can show: #rrggbb, 0 to 255, a name such
      as bright-blue, or default. A role is text, muted, accent, title, heading, label, code, link,
      address, button, bar, mark, quote, border, emphasis or strong, and in conversations sender, own,
      time, notice or unread; an attribute bold, dim, italic, underline, inverse or strikethrough; a
      glyph frame, bullet, quote, arrow, rule, continuation, full or empty. What is wrong with a file
      is said at once, with exit status 2.
      """,
    example: (
      "themes",
      """
      default        a few colors that can be read on black and on white
      light          for dark text on a light background
      dark           for light text on a dark background
      mono           no colors: bold, underline, inverse and dim alone
      high-contrast  nothing faint: the terminal's own colors, and buttons black on yellow
      """
    ))

  private static let css = HelpTopic(
    usage: "cardrender css [OPTION]...",
    summary: """
      Prints the style sheet of cards, for pages that hold them as fragments. Its first lines tell the
      classes, and the custom properties that a theme sets.
      """,
    example: ("css --output card.css", ""))

  private static let js = HelpTopic(
    usage: "cardrender js [OPTION]...",
    summary: """
      Prints a script for pages that hold cards: when a button is pressed, it dispatches a "cardaction"
      event on the button, which bubbles. Its detail has the action and the label. The script needs no
      policy but script-src for its own file.
      """,
    example: ("js --output card.js", ""))

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
        html      a page; an <article> with --fragment, a mail with --email; light and dark
        markdown  CommonMark, or a dialect such as --markdown=slack
        text      the same without a frame, for logs and screen readers
      """
    ))
}
