/// The keys of a rules file, in the order in which they are written.
enum RulesKey: String, CaseIterable {
  case name
  case pairs
  case key
  case value
  case text
  case unit
  case types
  case required
  case source
  case date
  case extends

  /// The limits that a file must name unless it extends a profile, and what each may be.
  static let limits: KeyValuePairs<RulesKey, ClosedRange<Int>> = [
    .pairs: 1...1000, .key: 1...1_000_000, .value: 1...1_000_000,
  ]
}
