/// What tells a copy of a message from another message.
struct MessageIdentity: Hashable {
  let key: MessageKey
  let sender: String?
}
