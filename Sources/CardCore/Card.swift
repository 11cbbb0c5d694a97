/// A small document: what a message shows, without how it looks.
///
/// A card has no colours, widths or fonts; those are the renderer's and its theme's. All its text is `DisplayText` and
/// all its addresses are `LinkDestination`, so a renderer has nothing left to check.
public struct Card: Hashable, Sendable {
  /// The plain text on top, or `nil` for a card without one.
  public var title: DisplayText?
  public var body: [Block]
  public var actions: [Action]

  public init(title: DisplayText? = nil, body: [Block] = [], actions: [Action] = []) {
    self.title = title
    self.body = body
    self.actions = actions
  }
}
