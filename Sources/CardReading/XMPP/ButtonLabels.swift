/// The labels of the buttons that were offered last, so that a pressed one can be called by its label.
struct ButtonLabels {
  private struct Key: Hashable {
    let room: String?
    let id: String
  }

  private var labels: [Key: String] = [:]
  private var order: [Key] = []

  private static let maximum = 512

  /// A label by a room and the id of an action.
  subscript(room: String?, id: String) -> String? { labels[Key(room: room, id: id)] }

  mutating func remember(_ choices: [Choice], in room: String?) {
    for case let choice in choices {
      guard case .action(let id) = choice.effect else { continue }
      let key = Key(room: room, id: id)
      if labels.updateValue(choice.label, forKey: key) == nil { order.append(key) }
    }
    guard order.count > Self.maximum else { return }
    for key in order.prefix(order.count - Self.maximum / 2) { labels[key] = nil }
    order.removeFirst(order.count - Self.maximum / 2)
  }
}
