public import CardCore

extension MetadataRules {
  /// Rules out of a file: one JSON object, whose keys all but the limits may be left out.
  ///
  ///     {"name":"acme","pairs":8,"key":64,"value":512,"unit":"utf8","types":["msg_with_button"],
  ///      "required":["type"],"source":"our contract","date":"2026-11-30"}
  ///
  /// With `"extends":"talkplus"` everything that is left out is as in that built-in profile, the name, the
  /// source and its date excepted, which are the file's own; rules without a name are called "custom".
  ///
  /// - Throws: A `CardFailure` with everything that is wrong, each with its place in the bytes.
  public init(json: some Sequence<UInt8>) throws(CardFailure) {
    var reader = try RulesReader(Array(json))
    self = try reader.read()
  }

  /// The rules as a file: one JSON object on a line, which ``init(json:)`` reads back.
  public var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member(RulesKey.name.rawValue, name)
      writer.member(RulesKey.pairs.rawValue, maximumPairs)
      writer.member(RulesKey.key.rawValue, maximumKeyLength)
      writer.member(RulesKey.value.rawValue, maximumValueLength)
      if let maximumTextLength { writer.member(RulesKey.text.rawValue, maximumTextLength) }
      writer.member(RulesKey.unit.rawValue, unit.rawValue)
      if let allowedTypes { writer.member(RulesKey.types.rawValue) { $0.strings(allowedTypes) } }
      if !requiredKeys.isEmpty { writer.member(RulesKey.required.rawValue) { $0.strings(requiredKeys) } }
      if let source { writer.member(RulesKey.source.rawValue, source) }
      if let date { writer.member(RulesKey.date.rawValue, date) }
    }
    return writer.output
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ strings: [String]) {
    array { writer in
      for string in strings { writer.string(string) }
    }
  }
}
