import CardKit

/// Bodies to boxes and to HTML, and what of that the renderer takes for a card that is there.
enum DrawingTask {
  private static let box = TerminalRenderer(
    options: RenderingOptions(width: 80, styling: .color(.trueColor), movesCursor: true))
  private static let html = HTMLRenderer(options: RenderingOptions(html: HTMLOptions(mode: .fragment)))

  /// What grows in `growth of a body`.
  private static let units = [
    ("plain", "plain text with **some** words. "), ("Chinese", "天地玄黄宇宙洪荒日月盈昃辰宿列张。"),
    ("emoji", "👩🏽‍🚀 👍🏽 🇰🇷 ❤️ "), ("Thai", "ภาษาไทยไม่มีช่องว่างระหว่างคำ "), ("hostile: emphasis", "*a _b "),
    ("hostile: marks", "a\u{301}\u{323}\u{301}\u{323}"), ("hostile: quotes", ">>>>>>>>>> a\n"),
    ("hostile: tones", "🏽"),
  ]
  private static let lengths = [1_024, 4_096, 16_384, 65_536, 262_144]

  static func subjects(_ paths: some Sequence<String>) throws -> [Subject] {
    try paths.flatMap { path in subjects(try Drawing(path: path)) } + growth()
  }

  private static func subjects(_ drawing: Drawing) -> [Subject] {
    let card = drawing.card()
    return [
      subject("box, \(drawing.name)", "cardrender", drawing) { box.render(drawing.card()).text },
      subject("html, \(drawing.name)", "cardrender", drawing) { html.render(drawing.card()).text },
      subject("parse, \(drawing.name)", "cardrender, body to card", drawing) { _ = drawing.card() },
      subject("parse, \(drawing.name)", "cardrender, card to box", drawing) { box.render(card).text },
      subject("parse, \(drawing.name)", "cardrender, card to HTML", drawing) { html.render(card).text },
    ]
  }

  private static func growth() -> [Subject] {
    units.flatMap { name, unit in
      lengths.flatMap { length in
        // A blank line now and then, at which a body is parted.
        let paragraph = String(repeating: unit, count: 10_000 / unit.utf8.count) + "\n\n"
        let text = String(repeating: paragraph, count: length / 10_000 + 1)
        let drawing = Drawing(
          name: "\(name), \(length)", text: String(decoding: text.utf8.prefix(length), as: UTF8.self))
        return [
          subject("bodies to boxes", drawing.name, drawing) { box.render(drawing.card()).text },
          subject("bodies to HTML", drawing.name, drawing) { html.render(drawing.card()).text },
        ]
      }
    }
  }

  private static func subject<Result>(
    _ task: String, _ name: String, _ drawing: Drawing, _ draw: @escaping () -> Result
  ) -> Subject {
    let repetitions = max(1, 20_000 / drawing.length)
    return Subject(task: task, name: name, units: drawing.length * repetitions) {
      for _ in 0..<repetitions { _ = draw() }
      return 0
    }
  }
}
