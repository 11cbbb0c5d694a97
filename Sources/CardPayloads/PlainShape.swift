import CardMetadata

/// What plain pairs of one type look like when nothing is wrong with them.
///
/// Everything lies in flat arrays, so that nothing is retained for a field.
final class PlainShape: Sendable {
  private struct Field {
    let start: Int
    let length: Int
    let form: TextField.Form
    let isRequired: Bool

    /// The places of the field's words in `words`.
    let words: Range<Int>
  }

  /// Where a word stands in `names`; no `Range`, for an array of which the runtime looks up conformances.
  private struct Word {
    let start: Int
    let length: Int
  }

  let type: any TextPayload.Type

  /// The type's name, the fields' keys and their words, one behind the other.
  private let names: [UInt8]
  private let nameLength: Int
  private let fields: [Field]

  /// Where the words of all fields stand in `names`.
  private let words: [Word]

  /// The shape of a type, or `nil` where it has more fields than are looked at.
  init?(_ type: any TextPayload.Type) {
    guard type.fields.count <= FieldPositions.maximumCount else { return nil }
    self.type = type
    var names = Array(type.type.rawValue.utf8)
    nameLength = names.count
    var words: [Word] = []
    fields = type.fields.map { field in
      let start = names.count
      names += field.key.utf8
      let firstWord = words.count
      for word in field.words {
        words.append(Word(start: names.count, length: word.utf8.count))
        names += word.utf8
      }
      return Field(
        start: start, length: field.key.utf8.count, form: field.form, isRequired: field.isRequired,
        words: firstWord..<words.count)
    }
    self.names = names
    self.words = words
  }

  /// A number that differs for most names.
  static func fingerprint(_ name: UnsafeRawBufferPointer) -> Int {
    guard let first = name.first, let last = name.last else { return 0 }
    return name.count << 24 | Int(name[name.count / 2]) << 16 | Int(last) << 8 | Int(first)
  }

  /// The number of the type's own name.
  var fingerprint: Int {
    names.withUnsafeBytes { Self.fingerprint(UnsafeRawBufferPointer(rebasing: $0[..<nameLength])) }
  }

  /// Whether a text is the type's name.
  func isNamed(_ name: UnsafeRawBufferPointer) -> Bool {
    name.count == nameLength && names.withUnsafeBytes { name.elementsEqual($0[..<nameLength]) }
  }

  /// Whether every key but the type's is that of a field.
  func hasKeys(of pairs: PlainPairs, typeAt typePosition: Int) -> Bool {
    names.withUnsafeBytes { names in
      (0..<pairs.count).allSatisfy { position in
        position == typePosition
          || fields.contains { field in
            pairs.key(position, is: UnsafeRawBufferPointer(rebasing: names[field.start..<(field.start + field.length)]))
          }
      }
    }
  }

  /// Where the fields stand, or `nil` where one is missing, unknown, or has to be looked at more closely.
  ///
  /// Fields mostly come in their usual order, so each is first looked for behind the one before.
  func positions(in pairs: PlainPairs, typeAt typePosition: Int) -> FieldPositions? {
    names.withUnsafeBytes { names in
      var positions = FieldPositions()
      var found = 1
      var guess = typePosition == 0 ? 1 : 0
      for index in fields.indices {
        let field = fields[index]
        let key = UnsafeRawBufferPointer(rebasing: names[field.start..<(field.start + field.length)])
        guard let position = pairs.index(of: key, guess: guess) else {
          if field.isRequired { return nil }
          continue
        }
        let text = pairs[position].value
        guard field.form.accepts(text, in: pairs) || isWord(text, of: field, in: pairs) else { return nil }
        positions[index] = position
        found += 1
        guess = position + 1
      }
      return found == pairs.count ? positions : nil
    }
  }

  /// Whether a text is one of a field's words.
  private func isWord(_ text: PlainText, of field: Field, in pairs: PlainPairs) -> Bool {
    guard !text.hasEscapes else { return false }
    return names.withUnsafeBytes { names in
      field.words.contains { index in
        let word = words[index]
        return names[word.start..<(word.start + word.length)].elementsEqual(pairs.bytes(text))
      }
    }
  }
}
