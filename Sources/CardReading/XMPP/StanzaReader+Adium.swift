import CardCore
import CardMetadata

extension StanzaReader {
  /// A line of Adium's log, in the Unified Logging Format.
  mutating func readAdium(_ element: XMLElement) {
    let text = MarkupText(element).text
    switch element.name {
    case "message", "action":
      guard let text else {
        context.skipped.empties += 1
        return
      }
      // As XMPP writes what somebody does, XEP-0245.
      items.append(.message(line(element, element.name == "action" ? "/me \(text)" : text)))
    case "status", "event":
      let type = element[attribute: "type"]
      // That a window was opened is nobody's message.
      guard let words = text ?? type, type?.hasPrefix("window") != true else {
        context.skipped.others += 1
        return
      }
      var message = line(element, words)
      message.kind = .notice
      message.event = .status
      items.append(.message(message))
    default: context.skipped.others += 1
    }
  }

  private mutating func line(_ element: XMLElement, _ text: String?) -> Message {
    var message = Message(metadata: .init(), at: "json", text: text)
    message.id = element[attribute: "id"]
    message.sender = element[attribute: "sender"].map { sender in
      let name = element[attribute: "alias"]?.trimmingXMLSpace
      return Participant(id: sender, name: name ?? JID(sender)?.node)
    }
    let stamp = element[attribute: "time"]
    message.time = stamp.flatMap(MessageTime.init(rfc3339:))
    if let stamp, message.time == nil { diagnostics.append(.badTime(stamp, element.range)) }
    return message
  }
}
