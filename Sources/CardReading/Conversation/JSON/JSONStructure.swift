import CardMetadata

/// Follows the grammar of one JSON value, byte by byte, to find where it ends.
///
/// It knows brackets, commas, colons and strings to the letter; whether a word, a number or an escape is one, the tokenizer
/// says when the value is whole. What it refuses, the tokenizer refuses at the same byte.
struct JSONStructure {
  enum Event: Equatable {
    /// The bytes ran out.
    case more

    /// The value ended before this place.
    case ended(Int)

    /// The array that begins at this place is the value of a member of the outermost object, whose key was the last.
    case list(Int)

    /// The byte at this place cannot stand there.
    case fault(Int)
  }

  private enum State {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, string, keyString, scalar
  }

  private var state: State
  private var isEscaped = false

  /// The containers that are open, the innermost in the lowest bit: 1 is an object.
  private var kinds: UInt64 = 0
  private var depth = 0
  private let maximumDepth: Int

  /// Where the last key of the outermost object stands, quotes included.
  private(set) var key = 0..<0

  /// Begins before a value in which so many containers may be open.
  init(maximumDepth: Int) {
    self.maximumDepth = maximumDepth
    state = .value
  }

  /// Begins before a key of an object that is open already.
  init(membersWithin maximumDepth: Int) {
    self.init(maximumDepth: maximumDepth)
    (kinds, depth, state) = (1, 1, .key)
  }

  /// Goes on into the array at which `list` stopped.
  mutating func enterList() {
    open(isObject: false)
  }

  private mutating func open(isObject: Bool) {
    kinds = kinds << 1 | (isObject ? 1 : 0)
    depth += 1
    state = isObject ? .keyOrEnd : .valueOrEnd
  }

  /// Counts places from a byte so many bytes further on.
  mutating func forget(_ count: Int) {
    key = max(0, key.lowerBound - count)..<max(0, key.upperBound - count)
  }

  private var isInObject: Bool { kinds & 1 == 1 }

  /// Reads on at `start`.
  mutating func run(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Event {
    var index = start
    while index < end {
      if state == .string || state == .keyString {
        index = endOfPlainText(bytes, from: index, to: end)
        guard index < end else { return .more }
      }
      if let event = take(bytes[index], at: index) { return event }
      index += 1
    }
    return .more
  }

  private func endOfPlainText(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    guard !isEscaped else { return start }
    return bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { PlainBytes.end(of: 0x20...0xFF, in: $0, from: start, to: end) } ?? start
    }
  }

  private mutating func take(_ byte: UInt8, at index: Int) -> Event? {
    switch state {
    case .string, .keyString: return string(byte, at: index)
    case .scalar: return scalar(byte, at: index)
    case .value, .valueOrEnd, .key, .keyOrEnd, .colon, .commaOrEnd:
      return byte.isJSONWhiteSpace ? nil : structural(byte, at: index)
    }
  }

  private mutating func string(_ byte: UInt8, at index: Int) -> Event? {
    guard byte >= 0x20 else { return .fault(index) }
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      guard state == .string else {
        if depth == 1 { key = key.lowerBound..<(index + 1) }
        state = .colon
        return nil
      }
      return endValue(at: index + 1)
    }
    return nil
  }

  private mutating func scalar(_ byte: UInt8, at index: Int) -> Event? {
    // What sticks to a word is part of it, and the tokenizer's to judge.
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: "\""), 0x20, 0x09, 0x0A, 0x0D:
      if let event = endValue(at: index) { return event }
      return take(byte, at: index)
    default: return nil
    }
  }

  private mutating func endValue(at index: Int) -> Event? {
    state = .commaOrEnd
    return depth == 0 ? .ended(index) : nil
  }

  private mutating func structural(_ byte: UInt8, at index: Int) -> Event? {
    switch (state, byte) {
    case (.keyOrEnd, UInt8(ascii: "}")), (.valueOrEnd, UInt8(ascii: "]")): return close(at: index)
    case (.commaOrEnd, UInt8(ascii: "}")) where isInObject: return close(at: index)
    case (.commaOrEnd, UInt8(ascii: "]")) where !isInObject: return close(at: index)
    case (.commaOrEnd, UInt8(ascii: ",")): state = isInObject ? .key : .value
    case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
      if depth == 1 { key = index..<index }
      state = .keyString
    case (.colon, UInt8(ascii: ":")): state = .value
    case (.value, _), (.valueOrEnd, _): return value(byte, at: index)
    case (.key, _), (.keyOrEnd, _), (.colon, _), (.commaOrEnd, _), (.string, _), (.keyString, _), (.scalar, _):
      return .fault(index)
    }
    return nil
  }

  private mutating func close(at index: Int) -> Event? {
    kinds >>= 1
    depth -= 1
    return endValue(at: index + 1)
  }

  private mutating func value(_ byte: UInt8, at index: Int) -> Event? {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < maximumDepth else { return .fault(index) }
      if byte == UInt8(ascii: "["), depth == 1, isInObject { return .list(index) }
      open(isObject: byte == UInt8(ascii: "{"))
    case UInt8(ascii: "\""): state = .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      state = .scalar
    default: return .fault(index)
    }
    return nil
  }
}

extension JSONStructure {
  /// Whether what is open is a number or a word, which ends where the input does.
  var isInOutermostScalar: Bool { state == .scalar && depth == 0 }
}
