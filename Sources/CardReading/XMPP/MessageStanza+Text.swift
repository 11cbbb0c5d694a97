import CardCore

extension MessageStanza {
  /// The body, without what stands there for clients that know less, the subject, and what the message answers.
  mutating func readText(into message: inout Message) {
    let bodies = texts("body")
    let subjects = texts("subject")
    message.subject = subjects.first.flatMap { cut($0.text, "subject").text.trimmingXMLSpace }
    message.textStyle = element.first("unstyled", in: Namespace.styling) == nil ? .styling : .plain
    message.language = bodies.first?.language ?? subjects.first?.language ?? language
    let cutting = bodies.first.map { cut($0.text, "body") }
    // "/me " stays at the beginning (XEP-0245): what is shown of it depends on the sender's name.
    if let text = cutting?.text, !text.isEmpty { message.text = text }
    if bodies.isEmpty { readMarkup(into: &message) }
    message.translations = bodies.dropFirst().compactMap { body in
      body.language.map { Translation(body.text, in: $0) }
    }
    readReply(into: &message, quoted: cutting?.quoted)
  }

  private var language: String? { element.language ?? envelope.language }

  /// The texts of one kind, the one in the stanza's own language first, and one a language.
  private func texts(_ name: String) -> [(language: String?, text: String)] {
    var seen: Set<String?> = []
    let texts = element.elements(name, in: namespace).map { (language: $0.language ?? language, text: $0.text) }
      .filter { seen.insert($0.language?.lowercased()).inserted }
    guard let own = texts.firstIndex(where: { $0.language == language }), own > 0 else { return texts }
    return [texts[own]] + texts[..<own] + texts[(own + 1)...]
  }

  /// XHTML-IM is read where there is nothing else, and only its text.
  private func readMarkup(into message: inout Message) {
    let body = element.first("html", in: Namespace.xhtmlMessage)?.first("body", in: Namespace.xhtml)
    guard let text = body.flatMap({ MarkupText($0).text }) else { return }
    message.text = text
    message.textStyle = .plain
  }

  private mutating func cut(_ text: String, _ name: String) -> (text: String, quoted: String?) {
    let fallbacks = element.elements("fallback", in: Namespace.fallback)
    guard !fallbacks.isEmpty else { return (text, nil) }
    let cutting = FallbackCutting(text, of: name, fallbacks)
    reader.diagnostics += cutting.diagnostics
    return (cutting.text, cutting.quoted)
  }

  private mutating func readReply(into message: inout Message, quoted: String?) {
    if let reply = element.first("reply", in: Namespace.reply), let id = reply[attribute: "id"], !id.isEmpty {
      message.reply = ReplyReference(id: id, sender: reply[attribute: "to"].flatMap(JID.init).flatMap(participant))
      message.reply?.text = quoted
    } else if let inner = passedOn {
      // Somebody passes on what somebody else is said to have written.
      let text = inner.elements.first { $0.name == "body" }?.text
      let sender = inner[attribute: "from"].flatMap(JID.init).flatMap(participant)
      message.reply = ReplyReference(id: inner[attribute: "id"] ?? "", sender: sender, text: text)
      if message.text == nil, text != nil { message.text = "" }
    }
  }

  private var passedOn: XMLElement? {
    element.first("forwarded", in: Namespace.forward)?.elements.first { $0.name == "message" }
  }

  private func participant(_ address: JID) -> Participant? {
    isInRoom && address.bare == room
      ? address.resource.map { Participant(id: $0, name: $0) } : Participant(id: address.bare, name: address.node)
  }
}
