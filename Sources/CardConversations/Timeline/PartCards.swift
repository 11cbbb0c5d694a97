import CardPayloads

/// Makes cards of what a system knows beside text and files.
struct PartCards {
  /// The most buttons of a card and the most fields of a form; a sender decides how many there are.
  private static let maximumChoices = 20
  private static let maximumFields = 50

  let links: LinkPolicy

  /// The cards of a message's parts in their order.
  ///
  /// Buttons make one card of the message's text, under its title, which is then no more said in words.
  func cards(of parts: [MessagePart], title: String?, body: [Block]) -> [Card] {
    let choices = parts.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
    let offer = choices.isEmpty ? [] : [card(of: choices, title: title, body: body)]
    return offer
      + parts.compactMap { part in
        switch part {
        case .preview(let preview): card(of: preview)
        case .form(let form): card(of: form)
        case .choice: nil
        }
      }
  }

  private func card(of choices: [Choice], title: String?, body: [Block]) -> Card {
    let actions = choices.prefix(Self.maximumChoices).map { choice in
      switch choice.effect {
      case .action(let word), .response(let word):
        Action(DisplayText(choice.label.isEmpty ? word : choice.label), .submit(DisplayText(exactly: word)))
      }
    }
    return Card(title: title.map { DisplayText($0) }, body: body, actions: Array(actions))
  }

  /// What a sender says about an address, with the address itself: it may be a lie.
  private func card(of preview: LinkPreview) -> Card {
    var body = preview.description.map([Block].plain) ?? []
    switch links.resolve(preview.address) {
    case .link(let destination): body.append(.paragraph([.link(destination, [.text(destination.display)])]))
    case .verb, .refused: body.append(.paragraph([.text(DisplayText(preview.address))]))
    }
    if let image = preview.imageAddress, case .link(let source) = links.resolve(image), source.isWeb {
      body.insert(.image(Image(source, alternative: DisplayText(preview.title ?? ""))), at: 0)
    }
    return Card(title: (preview.title ?? preview.siteName).map { DisplayText($0) }, body: body)
  }

  private func card(of form: DataForm) -> Card {
    let instructions = form.instructions.flatMap { [Block].plain($0) }
    let fields = form.fields.filter { $0.type != "hidden" }
    let shown = blocks(of: fields.prefix(Self.maximumFields))
    let left = fields.count - Self.maximumFields
    let rest: [Block] = left > 0 ? [.paragraph([.text(DisplayText("… and \(left) more fields"))])] : []
    return Card(title: form.title.map { DisplayText($0) }, body: instructions + shown + rest)
  }

  /// Questions side by side with their answers, and the lines between them.
  private func blocks(of fields: some Sequence<DataForm.Field>) -> [Block] {
    var blocks: [Block] = []
    var facts: [Fact] = []
    for field in fields {
      guard field.type == "fixed" else {
        facts.append(fact(field))
        continue
      }
      if !facts.isEmpty { blocks.append(.facts(facts)) }
      facts = []
      blocks += [Block].plain(field.values.joined(separator: "\n"))
    }
    return blocks + (facts.isEmpty ? [] : [.facts(facts)])
  }

  /// A question with its answer, or with the answers that there are to choose from.
  private func fact(_ field: DataForm.Field) -> Fact {
    let label = (field.label ?? field.name ?? "") + (field.isRequired ? " *" : "")
    let names = Dictionary(field.options.map { ($0.value, $0.label ?? $0.value) }) { first, _ in first }
    let values = field.values.map { Self.shown($0, field, names) }
    let offered = field.options.map { $0.label ?? $0.value }
    let answer = values.isEmpty ? offered.joined(separator: " / ") : values.joined(separator: "\n")
    return Fact(DisplayText(label), DisplayText(lines: answer.isEmpty ? "—" : answer))
  }

  private static func shown(_ value: String, _ field: DataForm.Field, _ names: [String: String]) -> String {
    if field.isSecret { return "••••" }
    return field.type == "boolean" ? (["1", "true"].contains(value) ? "yes" : "no") : names[value] ?? value
  }
}
