extension DiagnosticExplanation {
  /// What a rendering may not show as the card has it.
  static let losses: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .lossStyle, severity: .note,
      meaning: """
        Text that is strong, emphasised or code looks like the text around it. Plain text has no such looks; WhatsApp and Slack \
        have them only for whole words.
        """,
      example: #"{"type":"notice","body":"Doors open at *nine*."}"#,
      fix: "Say in words what matters, or choose a format that shows it."),
    DiagnosticExplanation(
      code: .lossHeading, severity: .note,
      meaning: "A heading in a body looks like other text, or like strong text, because the format has no headings.",
      example: #"{"type":"notice","body":"Today\n=====\n\nLunch is at noon."}"#,
      fix: "Nothing needs to be done where its words say enough."),
    DiagnosticExplanation(
      code: .lossQuote, severity: .note,
      meaning: "A quote in a quote is shown as a part of the outer one, because chats know one level alone.",
      example: #"{"type":"notice","body":"> > Are we late?"}"#,
      fix: "Quote once."),
    DiagnosticExplanation(
      code: .lossCode, severity: .note,
      meaning: """
        A block of code in a quote or a list is shown as lines of code, because chats keep the lines of code together outside of \
        them alone.
        """,
      example: #"{"type":"notice","body":"- Run this:\n\n      make\n      make test"}"#,
      fix: "Put the code behind the list or quote."),
    DiagnosticExplanation(
      code: .lossMeter, severity: .note,
      meaning: "A bar is not drawn, because plain text is read aloud; its amount is there.",
      example: #"{"type":"progress","title":"Upload","value":"3","max":"4"}"#,
      fix: "Nothing needs to be done where the amount says enough."),
    DiagnosticExplanation(
      code: .lossLink, severity: .note,
      meaning: """
        A link cannot have words of its own in the format, or not of this kind, or its words name another address. It is shown \
        as its words, with the address beside them.
        """,
      example: #"{"type":"notice","body":"See [the menu](https://example.com/menu)."}"#,
      fix: "Nothing needs to be done: the address is there to be read and opened."),
    DiagnosticExplanation(
      code: .lossButton, severity: .note,
      meaning: "A button cannot be pressed in the format. It is shown as its label and what it does.",
      example: #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":"Go","button_action":"Start"}"#,
      fix: "Give the button an address where the output is to be read elsewhere; many formats can open one."),
    DiagnosticExplanation(
      code: .lossImage, severity: .note,
      meaning:
        "A picture is shown as its text and address, because the format has no pictures, or they were not asked for.",
      example:
        #"{"type":"msg_with_image","title":"Map","body":"","image_url":"https://example.com/a.png","alt_text":"A map"}"#,
      fix: "Draw pictures with --image-dir or --remote-images; write a text that says what the picture shows."),
    DiagnosticExplanation(
      code: .lossImageBroken, severity: .note,
      meaning: "A picture was to be drawn, and its file cannot be read, is too large or is one too many for its card.",
      example: "<a file in the folder of --image-dir that is no picture>",
      fix: "Mend the file; a picture has at most 4096 pixels a side and 8 MiB, and a card four pictures."),
    DiagnosticExplanation(
      code: .lossCharacters, severity: .note,
      meaning: """
        Characters are shown as others: a question mark for what a terminal without Unicode lacks, and the wide form of a mark \
        such as * where a chat would read it and has no escape for it, or of @ where it would mention somebody.
        """,
      example: #"{"type":"notice","body":"Write to \\*Ann\\* or @bob"}"#,
      fix: "Nothing needs to be done; leave the mark out of the text if it matters."),
    DiagnosticExplanation(
      code: .lossTruncated, severity: .note,
      meaning: """
        The output would have been more than 20 times as long as the card's text, and more than 64 KiB, and is cut off. Quotes \
        and lists deep in one another do that.
        """,
      example: "<a body of thousands of lines in a quote sixty levels deep>",
      fix: "Write the body with fewer levels."),
  ]
}
