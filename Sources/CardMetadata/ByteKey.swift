/// A key that is compared and hashed by its UTF-8 bytes.
///
/// `String` compares by canonical equivalence, which merges keys that a server keeps apart and takes quadratic time on
/// runs of mixed combining marks.
package struct ByteKey: Hashable {
  package let string: String

  package init(_ string: String) {
    self.string = string
  }

  package static func == (left: ByteKey, right: ByteKey) -> Bool {
    left.string.hasSameBytes(as: right.string)
  }

  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ByteKey: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self.init(value)
  }
}

extension String {
  package func hasSameBytes(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
