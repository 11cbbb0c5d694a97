import CardKit

/// What a command line asks of a conversion.
struct ConversionRequest {
  /// The system to write for.
  var target: ChatSystem?

  /// Whether the rules were chosen, and are not the usual ones.
  var hasRules = false
}
