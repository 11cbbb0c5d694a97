/// The members of one object, as the indices of their keys and values.
package struct JSONMembers: Sequence, IteratorProtocol {
  let tokens: [JSONToken]
  var position: Int
  let end: Int

  package mutating func next() -> (key: Int, value: Int)? {
    guard position < end else { return nil }
    defer { position = tokens[position + 1].next }
    return (position, position + 1)
  }
}
