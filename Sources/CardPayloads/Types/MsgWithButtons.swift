public import CardCore

/// A message with several buttons, of which the recipient presses one.
///
/// In metadata `buttons` is a string of JSON: `[{"text":"Yes","action":"yes"},{"text":"No","action":"no"}]`.
public struct MsgWithButtons: CardPayload, Hashable {
  public static let type: PayloadType = "msg_with_buttons"
  public static let summary = "a title, a body and 1 to 10 buttons"
  public static let example: Self? = Self(
    title: "Table for four", body: "We have a table on **Friday at 19:30**. Shall we keep it for you?",
    buttons: [
      Button(text: "Keep it", action: "booking:confirm"), Button(text: "Another time", action: "booking:change"),
      Button(text: "See the menu", action: "https://example.com/menu"),
    ])

  /// The most buttons of one message: what the most generous of the phone messengers show.
  public static let maximumButtons = 10

  /// A button: its label, and a verb for the host app or an address.
  public struct Button: Codable, Hashable, Sendable {
    public var text: String
    public var action: String

    public init(text: String, action: String) {
      self.text = text
      self.action = action
    }
  }

  public var title: String
  public var body: String
  public var buttons: [Button]

  public init(title: String, body: String, buttons: [Button]) {
    self.title = title
    self.body = body
    self.buttons = buttons
  }

  public func card(using builder: inout CardBuilder) -> Card {
    let body = builder.body(body, field: "body")
    builder.expectCount(buttons.count, in: 1...Self.maximumButtons, field: "buttons")
    let actions = buttons.enumerated().compactMap { action($0, $1, &builder) }
    return Card(title: builder.line(title), body: body, actions: actions)
  }

  private func action(_ index: Int, _ button: Button, _ builder: inout CardBuilder) -> Action? {
    let field = FieldPath("buttons")
    if index < Self.maximumButtons {
      builder.expectText(button.text, field: field.appending(index, "text"))
      builder.expectText(
        button.action, field: field.appending(index, "action"), hint: "write a verb for the app, or an address")
    }
    return builder.action(button.text, button.action, field: field.appending(index, "action"))
  }
}
