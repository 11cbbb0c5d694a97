/// String pairs in the order in which they were written: what a chat message carries beside its text.
///
/// Keys are compared byte for byte, not by canonical equivalence as `String` compares them, and a key may stand twice:
/// metadata shows what was written, and the validator says what is wrong with it.
///
///     let metadata: Metadata = ["type": "msg_with_button", "title": "Hi!"]
public struct Metadata: Sendable {
  /// A key and its value; two are equal when their bytes are.
  public struct Pair: Sendable {
    public var key: String
    public var value: String

    /// Takes any strings, whatever their length.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The pairs in the order in which they are sent.
  public var pairs: [Pair]

  /// Metadata of any pairs; without any it is empty, which a validator reports.
  public init(_ pairs: [Pair] = []) {
    self.pairs = pairs
  }

  /// Pairs out of a dictionary, sorted by the bytes of their keys, because a dictionary has no order of its own.
  public init(_ dictionary: [String: String]) {
    self.init(dictionary.map { Pair($0.key, $0.value) }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
  }

  /// The first value of `key`, or `nil`.
  ///
  /// Setting replaces the first value or appends a pair; `nil` removes every pair of the key. Linear in the number of
  /// pairs.
  public subscript(key: String) -> String? {
    get { pairs.first { $0.key.hasSameBytes(as: key) }?.value }
    set {
      guard let newValue else { return pairs.removeAll { $0.key.hasSameBytes(as: key) } }
      if let index = pairs.firstIndex(where: { $0.key.hasSameBytes(as: key) }) {
        pairs[index].value = newValue
      } else {
        pairs.append(Pair(key, newValue))
      }
    }
  }
}

extension Metadata {
  /// The number of pairs, a key that stands twice counted twice.
  public var count: Int { pairs.count }
  public var isEmpty: Bool { pairs.isEmpty }

  /// The pairs as a dictionary, the first of each key.
  public var dictionary: [String: String] {
    Dictionary(pairs.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The pairs as a JSON object in their order, on one line: what is sent.
  public var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      for pair in pairs { writer.member(pair.key, pair.value) }
    }
    return writer.output
  }
}

extension Metadata: CustomStringConvertible {
  public var description: String { json }
}

extension Metadata: ExpressibleByDictionaryLiteral {
  /// The pairs as they are written, a key that stands twice included.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Pair($0.0, $0.1) })
  }
}

extension Metadata.Pair: Hashable {
  public static func == (left: Metadata.Pair, right: Metadata.Pair) -> Bool {
    left.key.hasSameBytes(as: right.key) && left.value.hasSameBytes(as: right.value)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ByteKey(key))
    hasher.combine(ByteKey(value))
  }
}

extension Metadata: Hashable {}
