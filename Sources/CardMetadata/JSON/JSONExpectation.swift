/// What the grammar asks for at a place, in the words of a message.
enum JSONExpectation: String {
  case value = "a value"
  case valueOrBracket = "a value or \"]\""
  case key = "a key in double quotes"
  case keyOrBrace = "a key in double quotes or \"}\""
  case colon = "\":\" after the key"
  case commaOrBrace = "\",\" or \"}\""
  case commaOrBracket = "\",\" or \"]\""

  /// Behind a document that nothing may follow.
  case end = "nothing more"

  /// Whether a value may stand at the place.
  var takesValue: Bool { self == .value || self == .valueOrBracket }
}
