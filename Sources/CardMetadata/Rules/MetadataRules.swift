/// What a chat service takes as metadata: how many pairs, how long, counted in what.
public struct MetadataRules: Hashable, Sendable, Codable {
  /// A name to show; the command line finds the built-in profiles by theirs.
  public var name: String

  /// The most pairs; a key that stands twice counts once.
  public var maximumPairs: Int

  /// The longest key in `unit`s, inclusive.
  ///
  /// No key may be empty, whatever the rules.
  public var maximumKeyLength: Int

  /// The longest value in `unit`s, inclusive.
  ///
  /// A value may be empty.
  public var maximumValueLength: Int

  /// What lengths are counted in.
  public var unit: LengthUnit

  /// The rules of a service; limits are inclusive.
  public init(
    name: String, maximumPairs: Int, maximumKeyLength: Int, maximumValueLength: Int, unit: LengthUnit = .codePoint
  ) {
    self.name = name
    self.maximumPairs = maximumPairs
    self.maximumKeyLength = maximumKeyLength
    self.maximumValueLength = maximumValueLength
    self.unit = unit
  }

  /// The same rules, counted in another unit; the numbers stay.
  public func counting(in unit: LengthUnit) -> MetadataRules {
    var rules = self
    rules.unit = unit
    return rules
  }
}

extension MetadataRules {
  /// TalkPlus' card tutorial for iOS: 5 pairs, keys of 128, values of 1024.
  ///
  /// It is also the vendor's rule for channel and user data.
  public static let talkPlus = MetadataRules(
    name: "talkplus", maximumPairs: 5, maximumKeyLength: 128, maximumValueLength: 1024)

  /// TalkPlus' current REST, JavaScript and bot pages for message data: 10 pairs, keys of 128, values of 1024.
  public static let talkPlus10 = MetadataRules(
    name: "talkplus-10", maximumPairs: 10, maximumKeyLength: 128, maximumValueLength: 1024)

  /// Sendbird's user metadata, by the page "Manage user metadata" of its API: 5 pairs, keys of 128, values of 190.
  public static let sendbird = MetadataRules(
    name: "sendbird", maximumPairs: 5, maximumKeyLength: 128, maximumValueLength: 190)

  /// The built-in profiles.
  public static let profiles: [MetadataRules] = [.talkPlus, .talkPlus10, .sendbird]
}
