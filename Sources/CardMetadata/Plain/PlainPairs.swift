/// The pairs of a flat JSON object by their places, found in one pass and without an allocation.
///
/// It is the fast way to say that nothing is wrong. Anything out of the ordinary is not *plain*: a value that is no
/// string, a key with an escape or beyond printable ASCII, an escape that stands for ASCII, a broken byte, more than 15
/// pairs, text behind the object. What is not plain may well be valid; `JSONTokenizer` and the validator tell.
///
/// It points into the text it was found in, and lives no longer than the closure it is given to.
package struct PlainPairs {
  /// The most pairs that are plain, so that comparing each key with each other stays cheap.
  package static let maximumCount = 15

  @usableFromInline let base: UnsafeRawPointer
  @usableFromInline let pairs: UnsafeBufferPointer<PlainPair>

  private init(base: UnsafeRawPointer, pairs: UnsafeBufferPointer<PlainPair>) {
    self.base = base
    self.pairs = pairs
  }

  /// Hands over the pairs of the object that fills `text`, white space around it aside, and gives back what `body` says of
  /// them; `false` where the text is not plain.
  package static func find(in text: UnsafeRawBufferPointer, _ body: (PlainPairs) -> Bool) -> Bool {
    guard let base = text.baseAddress, text.count <= Int(UInt32.max) else { return false }
    return withUnsafeTemporaryAllocation(of: PlainPair.self, capacity: maximumCount) { room in
      var scanner = PlainScanner(base: base, count: text.count)
      guard let count = scanner.pairs(into: room) else { return false }
      return body(PlainPairs(base: base, pairs: UnsafeBufferPointer(rebasing: room[..<count])))
    }
  }

  /// The same for each object of the array that fills `text`, until `body` gives `false`.
  package static func findEach(in text: UnsafeRawBufferPointer, _ body: (PlainPairs) -> Bool) -> Bool {
    guard let base = text.baseAddress, text.count <= Int(UInt32.max) else { return false }
    return withUnsafeTemporaryAllocation(of: PlainPair.self, capacity: maximumCount) { room in
      var scanner = PlainScanner(base: base, count: text.count)
      guard scanner.take(UInt8(ascii: "[")) else { return false }
      repeat {
        guard let count = scanner.object(into: room),
          body(PlainPairs(base: base, pairs: UnsafeBufferPointer(rebasing: room[..<count])))
        else { return false }
      } while scanner.take(UInt8(ascii: ","))
      return scanner.take(UInt8(ascii: "]")) && scanner.isAtEnd()
    }
  }

  @inlinable package var count: Int { pairs.count }

  @inlinable package subscript(index: Int) -> PlainPair { pairs[index] }

  /// The bytes of a key or value as they stand in the source, escapes included.
  @inlinable package func bytes(_ text: PlainText) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base + Int(text.start), count: text.count)
  }

  /// The text of a value.
  package func string(_ text: PlainText) -> String {
    let bytes = bytes(text)
    guard text.hasEscapes else { return String(decoding: bytes, as: UTF8.self) }
    return JSONEscapes.text(of: ArraySlice(bytes))
  }

  @inlinable package func key(_ index: Int, is name: UnsafeRawBufferPointer) -> Bool {
    let key = pairs[index].key
    return key.count == name.count && Self.areEqual(base + Int(key.start), name.baseAddress, name.count)
  }

  /// The place of the pair with a key; the guess is looked at first.
  @inlinable package func index(of name: UnsafeRawBufferPointer, guess: Int = 0) -> Int? {
    if guess < count, key(guess, is: name) { return guess }
    for index in 0..<count where key(index, is: name) { return index }
    return nil
  }

  package func index(of name: String) -> Int? {
    (0..<count).first { name.utf8.elementsEqual(bytes(pairs[$0].key)) }
  }

  /// Whether two keys are the same but for the case of letters; the validator has something to say of such keys.
  package var hasAlikeKeys: Bool {
    for left in 0..<count {
      for right in (left + 1)..<max(count, left + 1) where areAlike(pairs[left].key, pairs[right].key) { return true }
    }
    return false
  }

  private func areAlike(_ left: PlainText, _ right: PlainText) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count {
      let difference = self[left, offset] ^ self[right, offset]
      // The bit that parts the two cases of an ASCII letter; it parts a few signs too, which does no harm.
      guard difference & ~0x20 == 0 else { return false }
    }
    return true
  }

  private subscript(text: PlainText, offset: Int) -> UInt8 {
    base.load(fromByteOffset: Int(text.start) + offset, as: UInt8.self)
  }

  @inlinable static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer?, _ count: Int) -> Bool {
    guard let right else { return count == 0 }
    for offset in 0..<count {
      let isEqual =
        left.load(fromByteOffset: offset, as: UInt8.self) == right.load(fromByteOffset: offset, as: UInt8.self)
      guard isEqual else { return false }
    }
    return true
  }
}
