/// What a code means, a message that has the fault, and how to mend it.
public struct DiagnosticExplanation: Hashable, Sendable {
  public let code: DiagnosticCode
  public let severity: Severity

  /// A few sentences for someone who sees the code for the first time.
  public let meaning: String

  /// An input that gives this code, or a description in angle brackets where the input is too large to show.
  public let example: String

  /// What to do about it.
  public let fix: String

  /// Every explanation by its code.
  static let catalogue = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
}

extension DiagnosticExplanation {
  /// The package's codes, in the order in which a message passes the stages.
  public static let all: [DiagnosticExplanation] = json + metadata + payload

  private static let json: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .jsonSyntax, severity: .error,
      meaning: """
        The input is not JSON by RFC 8259, so nothing in this message can be trusted. Comments, trailing commas, single \
        quotes, NaN and empty input are not JSON either. Reading goes on at the next line that begins a message.
        """,
      example: #"{"type":"msg_with_button","title":"Hi!",}"#,
      fix: "Mend the input at the marked place, or write it with a JSON encoder instead of by hand."),
    DiagnosticExplanation(
      code: .jsonEncoding, severity: .error,
      meaning: """
        The input holds bytes that are not UTF-8, or a \\u escape of one half of a surrogate pair. Such text changes or \
        vanishes on its way to the recipient.
        """,
      example: #"{"type":"msg_with_link","title":"\ud83d","body":"","url":"https://example.com","link_text":"Open"}"#,
      fix: "Write the input as UTF-8; cut long text between characters, never inside one."),
    DiagnosticExplanation(
      code: .jsonDepth, severity: .error,
      meaning:
        "Objects and arrays are nested deeper than 64 levels, the outermost included. No chat message needs that.",
      example: #"{"data":"# + String(repeating: "[", count: 64) + String(repeating: "]", count: 64) + "}",
      fix: "Flatten the value, or encode the inner part as a string of JSON."),
    DiagnosticExplanation(
      code: .jsonSize, severity: .error,
      meaning:
        "One message is larger than 256 KiB. The limit is a message's own; a page of many messages may be larger.",
      example: "<a message of 262,145 bytes>",
      fix: "Send the large part as a file or by address, and keep the message small."),
    DiagnosticExplanation(
      code: .jsonDuplicateKey, severity: .error,
      meaning: """
        A key stands twice in one object, byte for byte. Which one counts depends on who reads it; most decoders take one \
        and drop the other without a word. In the metadata it is an error, elsewhere in a message a warning.
        """,
      example: #"{"type":"msg_with_button","title":"Hi!","title":"Hello!"}"#,
      fix: "Keep one of the two."),
  ]

  private static let metadata: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .metadataNotAnObject, severity: .error,
      meaning: "Metadata is a JSON object of string pairs. Something else stands in its place.",
      example: #""msg_with_button""#,
      fix: "Send an object such as {\"type\":\"msg_with_button\", …}, not a string of it, a number or a list of keys."),
    DiagnosticExplanation(
      code: .metadataEmpty, severity: .error,
      meaning: "The metadata has no pairs and no message text stands beside it, so there is nothing to show.",
      example: "{}",
      fix: "Add the card's fields, or a text to the message."),
    DiagnosticExplanation(
      code: .metadataTooManyPairs, severity: .error,
      meaning:
        "The metadata has more pairs than the chat service takes (5 by the rules talkplus); it refuses the message.",
      example: #"{"type":"a","b":"","c":"","d":"","e":"","f":""}"#,
      fix: "Remove pairs, or join several into one value of JSON; use --rules for a service that takes more."),
    DiagnosticExplanation(
      code: .metadataEmptyKey, severity: .error,
      meaning: "A key is the empty string. Keys are 1 to 128 characters long.",
      example: #"{"":"Hi!"}"#,
      fix: "Name the pair, or remove it."),
    DiagnosticExplanation(
      code: .metadataKeyTooLong, severity: .error,
      meaning: "A key is longer than the chat service takes (128 characters by the rules talkplus).",
      example: #"{"type":"a",""# + String(repeating: "k", count: 129) + #"":""}"#,
      fix: "Shorten the key."),
    DiagnosticExplanation(
      code: .metadataValueTooLong, severity: .error,
      meaning: "A value is longer than the chat service takes (1024 characters by the rules talkplus).",
      example: #"{"type":"a","body":""# + String(repeating: "x", count: 1025) + #""}"#,
      fix: "Shorten the value, or send the long part by address."),
    DiagnosticExplanation(
      code: .metadataValueNotAString, severity: .error,
      meaning: "A value is a number, a boolean, null, an object or an array. Keys and values are both strings.",
      example: #"{"type":"order","count":3}"#,
      fix:
        "Quote the value: \"3\" for 3. An object or array goes in as a string of JSON; leave out a pair that is null."),
    DiagnosticExplanation(
      code: .metadataUnitDependent, severity: .warning,
      meaning: """
        A key or value keeps the limit when it is counted in the chosen unit and breaks it in another one. The vendor says \
        "characters" and nowhere says of what: code points, UTF-16 units, UTF-8 bytes and grapheme clusters differ.
        """,
      example: #"{"type":"a","body":""# + String(repeating: "é", count: 600) + #""}"#,
      fix: "Shorten the text so that it fits in all four, or choose the unit that your service counts with --unit."),
  ]

  private static let payload: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .payloadMissingType, severity: .warning,
      meaning: "Neither \"type\" nor \"kind\" says what the metadata is, so it is shown as its pairs.",
      example: #"{"title":"Hi!"}"#,
      fix: "Add a pair \"type\" with a type that `cardrender types` lists."),
    DiagnosticExplanation(
      code: .payloadUnknownType, severity: .warning,
      meaning: "Nobody registered this type, so the metadata is shown as its pairs. It is never dropped.",
      example: #"{"type":"msg_with_buton","title":"Hi!"}"#,
      fix: "Mend the spelling, or register a payload of this type."),
    DiagnosticExplanation(
      code: .payloadMissingField, severity: .error,
      meaning: "The type requires a field that is not there. Clients that decode strictly lose the whole card over it.",
      example: #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":"Say Hello"}"#,
      fix: "Add the field; its value may be an empty string where the field is text."),
    DiagnosticExplanation(
      code: .payloadUnknownField, severity: .note,
      meaning: "The type does not know this key. Clients ignore it; it still counts against the limit of pairs.",
      example: #"{"type":"msg_with_link","titel":"Hi!","body":"","url":"https://example.com","link_text":"Open"}"#,
      fix: "Mend the spelling, or remove the pair."),
    DiagnosticExplanation(
      code: .payloadBadValue, severity: .error,
      meaning: """
        A field's string cannot be read as what the type says it is: a number, a date, an address, one of a few words. Or \
        it can, and says what cannot be: a latitude of 91, a poll with one option, a list without items.
        """,
      example: #"{"type":"msg_with_link","title":"Hi!","body":"","url":"example","link_text":"Open"}"#,
      fix: "Write the value in the form that the message names."),
    DiagnosticExplanation(
      code: .actionUnsafeLink, severity: .error,
      meaning: """
        An address has a scheme that is not allowed (javascript: and its disguises among them), no scheme of its own, a user \
        name or a backslash before its path, no valid host, or more than 2,083 bytes. It never becomes a link in any output. \
        In a body it is a warning, and the link is drawn as its text.
        """,
      example: #"{"type":"msg_with_link","title":"Hi!","body":"","url":"javascript:alert(1)","link_text":"Open"}"#,
      fix: "Use a full https address; allow an app's own scheme with --allow-scheme."),
    DiagnosticExplanation(
      code: .bodyTooDeep, severity: .warning,
      meaning:
        "A body nests lists and quotes too deep to lay out: 64 markers on a line, or 100 levels. It is drawn as plain text.",
      example: #"{"type":"msg_with_link","title":"Hi!","body":""# + String(repeating: ">", count: 65)
        + #"deep","url":"https://example.com","link_text":"Open"}"#,
      fix: "Write the body with fewer levels, or show it as it is with --body plain."),
    DiagnosticExplanation(
      code: .bodyTooLong, severity: .error,
      meaning: "A body is longer than 64 KiB. Rules of the built-in profiles refuse such a value before.",
      example: "<a body of 65,537 bytes, under rules that allow it>",
      fix: "Shorten the body, or send it by address."),
  ]
}
