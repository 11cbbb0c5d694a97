extension DiagnosticExplanation {
  /// The codes of templates of HTML.
  static let templates: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .templatePlaceholder, severity: .error,
      meaning: """
        A page of a template has {{cards}} once, between its elements, and may have {{title}}, {{lang}}, {{policy}}, {{style}} \
        and {{heading}}. Another word in double braces is a slip, and so is a place where a text would mean something else: a \
        script, a style sheet, a comment, or a tag outside of double quotes.
        """,
      example: "<html lang={{lang}}><body><main>{{card}}</main></body></html>",
      fix: "Mend the spelling, or move the placeholder between elements or into double quotes."),
    DiagnosticExplanation(
      code: .templateBadText, severity: .error,
      meaning: """
        A file of a template is no text in UTF-8, or it is a style sheet that holds "</style", which ends it in a page and \
        shows the rest as text.
        """,
      example: ".card::after { content: \"</style>\" }",
      fix: "Save the file as UTF-8; write <\\/style in a style sheet."),
  ]
}
