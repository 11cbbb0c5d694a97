/// Turns pieces of JSON into what a conversation holds, for one system.
///
/// A system knows its own objects by their fields. It says of every field that is not what it should be; what cannot be
/// read at all is said too, and never left out in silence.
package protocol JSONMessages: Sendable {
  static var system: ChatSystem { get }

  /// Whether an object is plainly one of this system's. `list` is the key of the array that it stands in.
  static func recognises(_ fields: ObjectFields, in list: String?) -> Bool

  init(options: ConversationOptions)

  /// Begins an object around lists, such as a page.
  mutating func open()

  /// Reads members of the innermost such object.
  mutating func read(members fields: inout ObjectFields, into output: inout PieceOutput)

  /// Reads an object of its own, or of the list of that key.
  mutating func read(_ fields: inout ObjectFields, in list: String?, into output: inout PieceOutput)

  mutating func close()
}

extension JSONMessages {
  package mutating func open() {}
  package mutating func close() {}
}
