import CardKit
import Foundation

/// A body that is drawn, and the length that its times are divided by.
struct Drawing {
  /// The longest body of one payload; a longer one is made of several.
  private static let maximumPart = 50_000

  let name: String
  let length: Int
  private let parts: [String]
  private let isCard: Bool

  init(name: String, text: String) {
    self.name = name
    length = text.utf8.count
    isCard = false
    parts = Self.parts(of: text)
  }

  /// Reads a body; the documented card is drawn as the card that it is.
  init(path: String) throws {
    let url = URL(filePath: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    name = url.deletingPathExtension().lastPathComponent
    length = text.utf8.count
    isCard = name == "documented card"
    parts = Self.parts(of: text)
  }

  /// The card of a message with a button, or of a message of one or more bodies.
  func card() -> Card {
    var builder = CardBuilder()
    guard !isCard else { return MsgWithButton.documented.card(using: &builder) }
    return Card(body: parts.flatMap { builder.body($0, field: "body") })
  }

  /// Parts a text between its blocks.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    for block in text.components(separatedBy: "\n\n") {
      if parts[parts.count - 1].utf8.count + block.utf8.count > maximumPart { parts.append("") }
      parts[parts.count - 1] += block + "\n\n"
    }
    return parts
  }
}

extension MsgWithButton {
  fileprivate static let documented = MsgWithButton(
    title: "Hi!", body: "This is a simple chat bubble with a button.", buttonText: "Say Hello",
    buttonAction: "SayHello")
}
