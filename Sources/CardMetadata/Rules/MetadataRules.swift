/// What a chat service takes as metadata: how many pairs, how long, counted in what, and which types and keys.
public struct MetadataRules: Hashable, Sendable {
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

  /// The longest text of a message beside its metadata in `unit`s, inclusive, or `nil` where nobody limits it.
  public var maximumTextLength: Int?

  /// What lengths are counted in.
  public var unit: LengthUnit

  /// The payload types that may be sent, or `nil` where any may.
  public var allowedTypes: [String]?

  /// The keys that every metadata must have; `type` and its alias `kind` stand for each other.
  public var requiredKeys: [String]

  /// Where the rules come from: a page's title, an address or a sentence.
  public var source: String?

  /// The day on which the numbers were last compared with the source, such as `2026-11-30`, or `nil` where nobody noted it.
  public let date: String?

  /// The rules of a service; limits are inclusive.
  ///
  /// The date must be a day that the calendar has, in the form `2026-11-30`.
  public init(
    name: String, maximumPairs: Int, maximumKeyLength: Int, maximumValueLength: Int, maximumTextLength: Int? = nil,
    unit: LengthUnit = .codePoint, allowedTypes: [String]? = nil, requiredKeys: [String] = [], source: String? = nil,
    date: String? = nil
  ) {
    precondition(date.map(CivilDay.isWritten) ?? true, "the date must be a day such as 2026-11-30")
    self.name = name
    self.maximumPairs = maximumPairs
    self.maximumKeyLength = maximumKeyLength
    self.maximumValueLength = maximumValueLength
    self.maximumTextLength = maximumTextLength
    self.unit = unit
    self.allowedTypes = allowedTypes
    self.requiredKeys = requiredKeys
    self.source = source
    self.date = date
  }

  /// The same rules, counted in another unit; the numbers stay.
  public func counting(in unit: LengthUnit) -> MetadataRules {
    var rules = self
    rules.unit = unit
    return rules
  }
}

extension MetadataRules: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, maximumPairs, maximumKeyLength, maximumValueLength, maximumTextLength, unit, allowedTypes, requiredKeys
    case source, date
  }

  /// Reads what `encode(to:)` writes; what is not there but the name and the limits has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let date = try container.decodeIfPresent(String.self, forKey: .date)
    guard date.map(CivilDay.isWritten) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .date, in: container, debugDescription: "the date is no day such as 2026-11-30")
    }
    self.init(
      name: try container.decode(String.self, forKey: .name),
      maximumPairs: try container.decode(Int.self, forKey: .maximumPairs),
      maximumKeyLength: try container.decode(Int.self, forKey: .maximumKeyLength),
      maximumValueLength: try container.decode(Int.self, forKey: .maximumValueLength),
      maximumTextLength: try container.decodeIfPresent(Int.self, forKey: .maximumTextLength),
      unit: try container.decodeIfPresent(LengthUnit.self, forKey: .unit) ?? .codePoint,
      allowedTypes: try container.decodeIfPresent([String].self, forKey: .allowedTypes),
      requiredKeys: try container.decodeIfPresent([String].self, forKey: .requiredKeys) ?? [],
      source: try container.decodeIfPresent(String.self, forKey: .source), date: date)
  }
}

extension CivilDay {
  /// Whether a text is a day in the form `2026-11-30` and nothing else.
  static func isWritten(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return false }
    let numbers = [bytes[0..<4], bytes[5..<7], bytes[8..<10]].map { digits in
      digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        ? Int(String(decoding: digits, as: UTF8.self)) : nil
    }
    guard let year = numbers[0], let month = numbers[1], let day = numbers[2] else { return false }
    return CivilDay(year: year, month: month, day: day) != nil
  }
}
