/// What a notice says, in a line or more.
enum NoticeText {
  /// The text of a notice; `name` is what its sender is called, where it has one.
  static func inlines(_ message: Message, name: DisplayText?) -> [Inline] {
    let text = message.text.flatMap { $0.isEmpty ? nil : DisplayText($0) }
    switch message.event {
    case .topic: return [.text(topic(text, name))]
    case .failure: return [.text(text.map { DisplayText("not delivered: \($0)") } ?? "not delivered")]
    case .selection(let id): return [.text(said("chose: \(text ?? DisplayText(id))", name))]
    case .status: return [.text(text.map { said("\($0)", name) } ?? name ?? "")]
    case nil: break
    }
    let lines = DisplayText(lines: message.text ?? "").string.split(separator: "\n")
    return Array(lines.map { [Inline.text(DisplayText(String($0)))] }.joined(separator: [.lineBreak]))
  }

  private static func topic(_ text: DisplayText?, _ name: DisplayText?) -> DisplayText {
    guard let name else { return text.map { DisplayText("the topic is: \($0)") } ?? "there is no topic" }
    return text.map { DisplayText("\(name) changed the topic to: \($0)") } ?? DisplayText("\(name) removed the topic")
  }

  private static func said(_ words: String, _ name: DisplayText?) -> DisplayText {
    DisplayText(name.map { "\($0) \(words)" } ?? words)
  }
}
