import CardKit

/// What a command line asks of a conversion.
struct ConversionRequest {
  /// The system that the input comes from, or `nil` for what its content says.
  var source: ChatSystem?

  /// The system to write for.
  var target: ChatSystem?

  /// Whether the rules were chosen, and are not the usual ones.
  var hasRules = false

  /// Whether each loss is told by itself.
  var tellsLosses = false

  /// Whether a loss is an error.
  var isStrict = false
}
