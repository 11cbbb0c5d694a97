extension MessageStanza {
  /// Forms, buttons and previews, in the order of the stanza.
  mutating func readParts(into message: inout Message) {
    let language = message.language
    var choices: [Choice.Effect: Int] = [:]
    for child in element.elements {
      if child.isNamed("x", in: Namespace.form) {
        message.parts.append(.form(form(child)))
      } else if child.isNamed("Description", in: Namespace.rdf), let preview = LinkPreview(child) {
        message.parts.append(.preview(preview))
      } else if let choice = Choice(child) {
        // The same button may stand there in several languages.
        if let known = choices[choice.effect] {
          if child.language != nil, child.language == language { message.parts[known] = .choice(choice) }
        } else {
          choices[choice.effect] = message.parts.count
          message.parts.append(.choice(choice))
        }
      }
    }
  }

  /// A form whose secrets are marked as such, also where an answer names the field alone.
  private mutating func form(_ element: XMLElement) -> DataForm {
    var form = DataForm(element)
    for field in form.fields where field.isSecret {
      if let name = field.name { reader.context.secrets.remember((), of: name, in: room) }
    }
    for index in form.fields.indices where form.fields[index].type != "hidden" {
      guard let name = form.fields[index].name, reader.context.secrets[room, name] != nil else { continue }
      form.fields[index].type = DataForm.Field.secretType
    }
    return form
  }
}

extension Choice {
  /// A quick response or an action, XEP-0439; attributes that nobody specified are passed over.
  fileprivate init?(_ element: XMLElement) {
    guard Namespace.quickResponses.contains(element.namespace) else { return nil }
    let label = element[attribute: "label"]?.trimmingXMLSpace
    switch element.name {
    case "response":
      guard let value = element[attribute: "value"], !value.isEmpty else { return nil }
      self.init(label: label ?? value, effect: .response(value))
    case "action":
      guard let id = element[attribute: "id"], !id.isEmpty else { return nil }
      self.init(label: label ?? id, effect: .action(id))
    default: return nil
    }
  }
}

extension LinkPreview {
  /// What a sender says of an address by the Open Graph protocol, XEP-0511.
  fileprivate init?(_ element: XMLElement) {
    let about = element.attributes.first { $0.name == "about" && $0.namespace == Namespace.rdf }?.value
    let values = { (name: String) in element.elements(name, in: Namespace.openGraph).compactMap(\.trimmedText) }
    guard let address = about?.trimmingXMLSpace ?? values("url").first else { return nil }
    self.init(
      address: address, title: values("title").first, description: values("description").first,
      imageAddress: values("image").first { $0.hasPrefix("https:") || $0.hasPrefix("http:") },
      siteName: values("site_name").first)
  }
}
