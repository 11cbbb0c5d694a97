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
  public static let all: [DiagnosticExplanation] =
    json + metadata + keys + payload + conversations + conversation + xml + xmpp + rules + templates + writing + losses

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
        The input holds bytes that are not UTF-8, or a \\u escape of one half of a surrogate pair, or is UTF-16 as a whole. \
        Such text changes or vanishes on its way to the recipient.
        """,
      example: #"{"type":"msg_with_link","title":"\ud83d","body":"","url":"https://example.com","link_text":"Open"}"#,
      fix: "Write the input as UTF-8; cut long text between characters, never inside one."),
    DiagnosticExplanation(
      code: .jsonByteOrderMark, severity: .note,
      meaning: """
        The input, or a line of it, begins with the character U+FEFF. It is passed over here, but JSON that is sent must \
        have none (RFC 8259, section 8.1), and many readers refuse it.
        """,
      example: "\u{FEFF}"
        + #"{"type":"msg_with_link","title":"","body":"","url":"https://example.com","link_text":"Open"}"#,
      fix: "Write the file as UTF-8 without a byte order mark; editors on Windows have a setting for it."),
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
    DiagnosticExplanation(
      code: .jsonInexactNumber, severity: .warning,
      meaning: """
        A number beside the metadata is one that most readers change, because they keep numbers as doubles: an integer \
        beyond 2 to the 53rd loses digits, 1e400 is no number at all, and 1e-400 becomes 0.
        """,
      example: #"{"id":9007199254740993,"data":{"type":"poll"}}"#,
      fix: "Write it as a string."),
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
      fix: """
        Remove pairs, or join several into one value of JSON; use --rules for a service that takes more. Up to 10 pairs of a \
        message that came in are only a warning with --received.
        """),
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
      meaning: """
        A value is a number, a boolean, null, an object or an array. Keys and values are both strings. An object or an array \
        is one that somebody forgot to encode; the message says how long it will be, and whether that keeps the limit.
        """,
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
    DiagnosticExplanation(
      code: .metadataNearLimit, severity: .note,
      meaning: """
        A key, a value or the number of pairs keeps its limit and uses at least the share of it that --near names. A name or \
        a translation that is a little longer would break it.
        """,
      example: "<a value of 1000 characters, with --near 90%>",
      fix: "Nothing must be done; leave some room where the text comes from somebody else."),
    DiagnosticExplanation(
      code: .metadataTypeNotAllowed, severity: .error,
      meaning: "The rules list the payload types that may be sent, and this type is none of them.",
      example: "<a type that is not among the \"types\" of the rules file>",
      fix: "Send a type that the rules allow, or add this one to their \"types\"."),
    DiagnosticExplanation(
      code: .metadataMissingKey, severity: .error,
      meaning:
        "The rules require a key of every metadata, or a type because they allow only some, and it is not there.",
      example: "<metadata without a key that stands in \"required\" of the rules file>",
      fix: "Add the pair."),
  ]

  private static let keys: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .metadataKeyWhiteSpace, severity: .warning,
      meaning: """
        A key begins or ends with white space, which may be a no-break or an ideographic space. Whoever asks for the key \
        without it finds nothing.
        """,
      example: #"{"type":"a","title ":"Hi!"}"#,
      fix: "Remove the white space."),
    DiagnosticExplanation(
      code: .metadataKeyInvisible, severity: .warning,
      meaning: """
        A key holds characters that are not seen: controls, bidi controls, zero width spaces, joiners that join nothing. It \
        looks like another key and is not the same.
        """,
      example: #"{"type":"a","ti\u200btle":"Hi!"}"#,
      fix: "Write the key without them."),
    DiagnosticExplanation(
      code: .metadataKeyLookAlike, severity: .warning,
      meaning: """
        A key looks like a key of a payload type, like another key of the message or like plain ASCII, and is spelled with \
        letters of another script (by the confusables of UTS #39). A key wholly in another script is no fault of itself.
        """,
      example: #"{"type":"a","t\u0456tle":"Hi!"}"#,
      fix: "Write the key with the letters that it shows."),
    DiagnosticExplanation(
      code: .metadataKeysAlike, severity: .warning,
      meaning: """
        Two keys of one message differ only in upper and lower case, or in the code points that make the same letter (é as \
        one or as two). Services and clients that fold either take them for one key.
        """,
      example: #"{"type":"a","title":"Hi!","Title":"Hello!"}"#,
      fix: "Keep one of them, or give the other a name of its own."),
  ]

  private static let payload: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .messageTextTooLong, severity: .error,
      meaning: """
        The text of a message is longer than the rules allow: 8192 characters for TalkPlus, 5 KB for Chatkit, 256 characters \
        for the app of Chatkit's tutorial. The service refuses the message, or the app lets nobody type it.
        """,
      example: "<a message whose text is 8,193 code points long>",
      fix: "Shorten the text, or send it in several messages."),
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
      meaning: "The type does not know this key. Clients ignore it; a pair still counts against the limit of pairs.",
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
      code: .payloadUnknownChoice, severity: .warning,
      meaning: """
        A word is none of those that this version of the type knows. Later versions may add words to such a field, so the \
        card is drawn with a usual word in its place, and the message stays valid.
        """,
      example: #"<"style":"outlined" in a type whose styles are an OpenEnumeration without that word>"#,
      fix: "Mend the spelling, or leave it for the clients that know the word."),
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
  private static let conversation: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .conversationNotTheAuthor, severity: .warning,
      meaning: """
        Somebody corrects or takes back a message that somebody else wrote. Servers let that through where they do not check \
        it, so it is ignored, and the message is shown as its author left it.
        """,
      example: "<an XMPP message with a replace element, from another address than the message that it names>",
      fix: "Find out who sent the change; there is nothing to mend in the message."),
    DiagnosticExplanation(
      code: .conversationUnknownMessage, severity: .note,
      meaning: """
        A correction, a retraction or reactions name a message that is not in the input. It may stand on another page, or be \
        older than the archive.
        """,
      example: "<an XMPP message with reactions to an id that no message has>",
      fix: "Name the file with the message as well; several files are one conversation."),
    DiagnosticExplanation(
      code: .conversationTooMuch, severity: .warning,
      meaning: """
        The conversation has more names, rooms, open replies or changes of messages than are kept at once, so that memory \
        stays bounded. The messages are all shown; some with an id for a name, without the quoted message over a reply, or \
        without a change.
        """,
      example: "<a log with changes of more than 32 MiB to messages>",
      fix: "Show a part of it: one room by --room, or fewer files at once."),
  ]

  private static let rules: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .rulesBadValue, severity: .error,
      meaning: """
        A value in a rules file cannot be what its key says: "pairs" is 1 to 1000, "key" and "value" are 1 to 1000000, "unit" \
        is codepoint, utf16, utf8 or grapheme, "types" and "required" are lists of strings, "date" is a day, and "extends" \
        names a profile that `cardrender rules` lists. Or the rules ask for what no metadata could be.
        """,
      example: #"{"pairs":0,"key":128,"value":1024}"#,
      fix: "Write the value as the hint says; the key stands in the path."),
    DiagnosticExplanation(
      code: .rulesUnknownKey, severity: .error,
      meaning: "A rules file has a key that rules do not know, so part of what it asks for would not be checked.",
      example: #"{"pair":5,"key":128,"value":1024}"#,
      fix: "Mend the spelling, or remove the key."),
    DiagnosticExplanation(
      code: .rulesMissingKey, severity: .error,
      meaning: "A rules file that extends no profile must name its limits: \"pairs\", \"key\" and \"value\".",
      example: #"{"key":128,"value":1024}"#,
      fix: "Add the limit, or start from a profile with \"extends\"."),
    DiagnosticExplanation(
      code: .themeBadValue, severity: .error,
      meaning: """
        A value in a theme file cannot be what its key says: attributes are true or false, a glyph is one character of one \
        cell, "extends" names a theme that `cardrender themes` lists, and a color is #rrggbb, a number of 0 to 255, one of \
        the sixteen names such as bright-blue, default, or a list of up to three of these.
        """,
      example: #"{"roles":{"title":{"foreground":256}}}"#,
      fix: "Write the value as the hint says; the key stands in the path."),
    DiagnosticExplanation(
      code: .themeUnknownKey, severity: .error,
      meaning: "A theme file has a key that themes do not know, so part of what it asks for would not be seen.",
      example: #"{"roles":{"titel":{"bold":true}}}"#,
      fix: "Mend the spelling, or remove the key."),
  ]
}
