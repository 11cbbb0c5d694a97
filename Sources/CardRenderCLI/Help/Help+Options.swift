extension Help {
  /// What an option does, for the help of a command that takes it.
  static func explanation(of option: Option, for command: Command) -> String {
    switch option {
    case .formatFlag: ""
    case .format:
      switch command {
      case .render, .conversation: "the same by name; see cardrender formats"
      case .validate: "text (default), json, sarif, github or junit"
      case .preview, .gallery, .convert, .count, .rules, .types, .formats, .themes, .css, .js, .explain, .help:
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
    case .losses:
      command == .convert
        ? "tell of each loss, not only how many there are of a kind"
        : "say what the output does not show as the card has it"
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
    case .to: "the system to write for: talkplus, chatkit, rtm or xmpp"
    case .me: "the user whose messages stand on the right; an XMPP room knows nicks"
    case .room: "only this room"
    case .sender: "only what this user sent"
    case .search: "only messages with TEXT in them, in any case"
    case .tail: "only the last N messages of each room"
    case .since: "only messages of TIME or later: 2026-11-30T14:00:00Z, or a date, whose midnight it is"
    case .until: "only messages before TIME"
    case .now: "show times as of TIME; default: now"
    case .timeZone: "an IANA name such as Asia/Seoul; default: TZ, or the system's"
    case .locale: "the words of days and marks, such as ko or en_GB; default: LC_ALL, LC_TIME or LANG"
    case .translation: "show translations into this language, such as ko, where there are any"
    case .strict:
      switch command {
      case .conversation: "end with status 1 where a card is invalid"
      case .convert: "a loss is an error, and its message is not written"
      case .render, .preview, .gallery, .validate, .count, .rules, .types, .formats, .themes, .css, .js, .explain,
        .help:
        "take warnings for errors, and losses too"
      }
    case .verifySignature: "read only bodies of webhooks that were signed with KEY"
    case .signature: "the signature of the one body; else each stands beside its body"
    case .color: "auto (default), always, never, or so many colors: 16, 256 or truecolor"
    case .theme: "how cards look in a terminal: a name of cardrender themes, or a file"
    case .links: "send addresses as links: auto (default), always or never"
    case .help: "print this help"
    case .version: "print the version"
    }
  }
}
