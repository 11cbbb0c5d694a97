/// The values of one array, as indices.
package struct JSONElements: Sequence, IteratorProtocol {
  let tokens: [JSONToken]
  var position: Int
  let end: Int

  package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = tokens[position].next }
    return position
  }
}
