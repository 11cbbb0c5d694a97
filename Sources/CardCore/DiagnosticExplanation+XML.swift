extension DiagnosticExplanation {
  static let xml: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .xmlSyntax, severity: .error,
      meaning: """
        A stanza is not well-formed XML, was torn, or the input ends inside it. It is not shown; everything before it is, and \
        reading goes on behind it, or at the next line that begins a stanza.
        """,
      example: "<message><body>Hi!</message>",
      fix: "Write XML with a library instead of by hand; look whether part of the file was lost."),
    DiagnosticExplanation(
      code: .xmlEncoding, severity: .error,
      meaning: """
        The input holds bytes that are not UTF-8, which are shown as U+FFFD, or is declared to be in an encoding other than \
        UTF-8 and UTF-16, and is not read.
        """,
      example: "<?xml version='1.0' encoding='ISO-8859-1'?><message><body>Hi!</body></message>",
      fix: "Write the file as UTF-8."),
    DiagnosticExplanation(
      code: .xmlDocumentType, severity: .error,
      meaning: """
        A document type declaration stands in the input. XMPP forbids it (RFC 6120, section 11.1), because entities can be \
        made to grow without bounds or to read files. It is passed over; nothing that it declares is known.
        """,
      example: #"<!DOCTYPE x [<!ENTITY lol "lol">]><message><body>Hi!</body></message>"#,
      fix: "Remove the declaration, and write each character itself."),
    DiagnosticExplanation(
      code: .xmlEntity, severity: .error,
      meaning: """
        A stanza uses an entity other than XML's own five (&lt; &gt; &amp; &apos; &quot;). None is ever declared here, so \
        the stanza is not well-formed and not shown.
        """,
      example: "<message><body>caf&eacute;</body></message>",
      fix: "Write the character itself, or its number such as &#233;."),
    DiagnosticExplanation(
      code: .xmlInstruction, severity: .warning,
      meaning: "A processing instruction, <?…?>, stands in the input. XMPP forbids it; it is passed over.",
      example: "<message><?run this?><body>Hi!</body></message>",
      fix: "Remove it."),
    DiagnosticExplanation(
      code: .xmlDepth, severity: .error,
      meaning:
        "Elements are nested deeper than 64 levels, what stands around the stanza included. No stanza needs that.",
      example: String(repeating: "<message>", count: 65) + String(repeating: "</message>", count: 65),
      fix: "Flatten the stanza."),
    DiagnosticExplanation(
      code: .xmlSize, severity: .error,
      meaning: """
        A stanza, or a tag, comment or declaration outside of stanzas, is longer than 256 KiB; or the start tags around the \
        stanzas are longer than 2 KiB together. It is not read.
        """,
      example: "<a message of 262,145 bytes>",
      fix: "Send the large part as a file or by address, and keep the stanza small."),
    DiagnosticExplanation(
      code: .xmlAttributes, severity: .error,
      meaning: "An element has more than 64 attributes and namespace declarations. No stanza needs that.",
      example: "<message" + (0..<65).map { " a\($0)=''" }.joined() + "/>",
      fix: "Write the values as elements."),
    DiagnosticExplanation(
      code: .xmlNoLibrary, severity: .error,
      meaning:
        "libxml2 is not installed. It is looked for when the first stanza comes, and nothing else reads XML here.",
      example: "<a machine without libxml2>",
      fix: "Install libxml2, which Debian calls libxml2."),
  ]

  static let xmpp: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .xmppBadRange, severity: .warning,
      meaning: """
        A message says that a part of its body is for clients that know less (XEP-0428), and the part does not lie inside \
        the body, or ends before it begins. Nothing is cut, so that nothing can be hidden by it.
        """,
      example: """
        <message><body>Hi!</body><reply xmlns='urn:xmpp:reply:0' id='1'/><fallback xmlns='urn:xmpp:fallback:0' \
        for='urn:xmpp:reply:0'><body start='0' end='99'/></fallback></message>
        """,
      fix: "Count the offsets in Unicode code points, as XEP-0426 says."),
    DiagnosticExplanation(
      code: .xmppBadTime, severity: .warning,
      meaning: "A time is none by XEP-0082. The message keeps its place and is shown without a time.",
      example: "<message><body>Hi!</body><delay xmlns='urn:xmpp:delay' stamp='yesterday'/></message>",
      fix: "Write the time as 2024-05-01T09:30:00Z."),
    DiagnosticExplanation(
      code: .xmppForeignArchive, severity: .warning,
      meaning: """
        A message brings another one along as if it came from an archive or from another device of the reader, and was sent \
        by somebody who has neither. It could be made up, so it is not shown.
        """,
      example: """
        <message from='eve@example.net/x' to='ann@example.org/y'><received xmlns='urn:xmpp:carbons:2'><forwarded \
        xmlns='urn:xmpp:forward:0'><message xmlns='jabber:client' from='bob@example.com/z' to='ann@example.org'>\
        <body>Hi!</body></message></forwarded></received></message>
        """,
      fix: "Nothing: clients are to ignore it (XEP-0280, section 11)."),
    DiagnosticExplanation(
      code: .xmppNotShown, severity: .note,
      meaning: """
        Stanzas that are no messages, messages with nothing to show such as receipts, and whatever else stands between them \
        are not shown. They are counted, and said once.
        """,
      example: "<presence/>",
      fix: "Nothing."),
  ]
}
