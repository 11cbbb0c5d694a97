import CardCore

/// The only way to put something into HTML: markup is what stands in this program's source, and everything else is escaped.
package struct HTMLWriter {
  /// The deepest nesting that is still shown by indentation, so that a sender's levels stay cheap.
  private static let maximumIndent = 8

  /// Room for a card that is a few lines long.
  private static let usualLength = 2048

  package private(set) var bytes: [UInt8] = []
  private var depth = 0

  package init() {
    bytes.reserveCapacity(Self.usualLength)
  }

  /// What was written.
  package var output: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes markup: a `StaticString`, which no text of a sender can be.
  package mutating func markup(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes text, or the value of an attribute that stands in double quotes.
  ///
  /// What could end it or begin an element or a reference is escaped.
  package mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { source in
      var start = 0
      for index in source.indices {
        guard let reference = Self.reference(source[index]) else { continue }
        bytes.append(contentsOf: source[start..<index])
        markup(reference)
        start = index + 1
      }
      bytes.append(contentsOf: source[start...])
    }
  }

  package mutating func number(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes the address of a picture that came along, as the value of an attribute in double quotes.
  ///
  /// It is made anew from the picture's bytes: nothing of the address that a sender wrote is in it.
  mutating func address(of picture: EmbeddedPicture) {
    switch picture.mediaType {
    case .png: markup("data:image/png;base64,")
    case .jpeg: markup("data:image/jpeg;base64,")
    }
    Base64.append(picture.bytes, to: &bytes)
  }

  /// Writes a card that was written by a renderer, and so through a writer like this one.
  package mutating func fragment(_ fragment: HTMLFragment) {
    bytes.append(contentsOf: fragment.text.utf8)
  }

  /// Writes over bytes that stand there, as many as `text` has.
  mutating func overwrite(at offset: Int, with text: String) {
    bytes.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
  }

  @inline(__always)
  private static func reference(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}

// MARK: Lines

extension HTMLWriter {
  /// Begins a line, behind what its depth asks for.
  package mutating func beginLine() {
    for _ in 0..<min(depth, Self.maximumIndent) { markup("  ") }
  }

  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  package mutating func indent() { depth += 1 }
  package mutating func outdent() { depth -= 1 }
}

// MARK: Digest

extension HTMLWriter {
  private static func digit(_ value: UInt32) -> UInt8 {
    UInt8(value) + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }

  /// Eight hexadecimal digits that stand for everything written so far: the same for the same bytes, on every machine.
  ///
  /// Eight bytes at a time by the constants of FNV-1a (draft-eastlake-fnv), with the upper half folded in at the end. It
  /// tells cards apart, and keeps no secret.
  var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBytes { buffer in
      let whole = buffer.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        hash = (hash ^ word) &* 0x0000_0100_0000_01B3
        hash ^= hash >> 29
      }
      for byte in buffer[whole...] { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
    let folded = UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    return String(unsafeUninitializedCapacity: 8) { digits in
      for index in 0..<8 { digits[index] = Self.digit(folded >> (28 - 4 * UInt32(index)) & 15) }
      return 8
    }
  }
}
