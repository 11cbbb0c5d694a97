/// The commands that tell what there is.
extension Help {
  static let rules = HelpTopic(
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

  static let types = HelpTopic(
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

  static let formats = HelpTopic(
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

  static let themes = HelpTopic(
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

  static let css = HelpTopic(
    usage: "cardrender css [OPTION]...",
    summary: """
      Prints the style sheet of cards, for pages that hold them as fragments. Its first lines tell the
      classes, and the custom properties that a theme sets.
      """,
    example: ("css --output card.css", ""))

  static let js = HelpTopic(
    usage: "cardrender js [OPTION]...",
    summary: """
      Prints a script for pages that hold cards: when a button is pressed, it dispatches a "cardaction"
      event on the button, which bubbles. Its detail has the action and the label. The script needs no
      policy but script-src for its own file.
      """,
    example: ("js --output card.js", ""))

  static let explain = HelpTopic(
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

  static let help = HelpTopic(
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
