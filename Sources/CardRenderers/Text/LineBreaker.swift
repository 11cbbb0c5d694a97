internal import CText

/// Finds where the lines of a text may end, by UAX #14 and by ICU's dictionaries for Thai, Lao, Khmer and Burmese.
///
/// A type that cannot be copied, since ICU's iterators hold the place in the text that they read. Opening one costs
/// less than reading a short text with it; without ICU's data it breaks after spaces.
package struct LineBreaker: ~Copyable {
  private var breaker: OpaquePointer?

  /// Whether ICU was asked for a breaker, which is put off until there is a text for it.
  private var isOpen: Bool

  package init() {
    breaker = nil
    isOpen = false
  }

  /// Takes over a breaker of CText; `nil` stands for one that ICU failed to open.
  init(breaker: OpaquePointer?) {
    self.breaker = breaker
    isOpen = true
  }

  private mutating func open() {
    guard !isOpen else { return }
    breaker = ctext_line_breaker_open()
    isOpen = true
  }

  deinit {
    ctext_line_breaker_close(breaker)
  }

  /// The breaks of a text in their order, the last of them its end; none for an empty text.
  ///
  /// UAX #14 parts a space from a combining mark behind it, and a terminal would draw that mark on the border. So a
  /// break inside a `Character` is left out.
  package mutating func breaks(in text: String) -> [LineBreak] {
    var text = text
    open()
    let (breaks, isASCII) = text.withUTF8 { bytes in
      (unicodeBreaks(in: bytes) ?? Self.breaksAfterSpaces(in: bytes), bytes.allSatisfy { $0 < 0x80 })
    }
    return isASCII ? breaks : Self.breaks(breaks, betweenCharactersOf: text)
  }

  /// The offsets of the breaks of a text in UTF-8, of which some may lie inside of a `Character`.
  mutating func offsets(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    open()
    return (unicodeBreaks(in: bytes) ?? Self.breaksAfterSpaces(in: bytes)).map(\.offset)
  }

  private mutating func unicodeBreaks(in bytes: UnsafeBufferPointer<UInt8>) -> [LineBreak]? {
    guard let breaker, let start = bytes.baseAddress else { return bytes.isEmpty ? [] : nil }
    let isReady = start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
      ctext_line_breaker_start(breaker, start, bytes.count) == 0
    }
    guard isReady else { return nil }
    var breaks: [LineBreak] = []
    var isMandatory = false
    while true {
      let offset = ctext_line_breaker_next(breaker, &isMandatory)
      guard offset >= 0 else { return breaks }
      breaks.append(LineBreak(offset: Int(offset), isMandatory: isMandatory))
    }
  }

  /// What is left where ICU is not to be had: lines end after spaces, and must after line feeds.
  private static func breaksAfterSpaces(in bytes: UnsafeBufferPointer<UInt8>) -> [LineBreak] {
    let space = UInt8(ascii: " ")
    let lineFeed = UInt8(ascii: "\n")
    return bytes.indices.compactMap { index in
      let isMandatory = bytes[index] == lineFeed
      let offset = index + 1
      let isEnd = offset == bytes.count
      let isAfterSpaces = bytes[index] == space && !isEnd && bytes[offset] != space && bytes[offset] != lineFeed
      return isMandatory || isEnd || isAfterSpaces ? LineBreak(offset: offset, isMandatory: isMandatory) : nil
    }
  }

  /// Walks the text once, since asking at each offset on its own would read a row of flags back to its start.
  private static func breaks(_ breaks: [LineBreak], betweenCharactersOf text: String) -> [LineBreak] {
    var index = text.startIndex
    var offset = 0
    return breaks.filter { lineBreak in
      while offset < lineBreak.offset {
        text.formIndex(after: &index)
        offset = text.utf8.distance(from: text.startIndex, to: index)
      }
      return offset == lineBreak.offset
    }
  }
}
