/// A button that a message offers, XEP-0439.
public struct Choice: Hashable, Sendable {
  /// What pressing it does.
  public enum Effect: Hashable, Sendable {
    /// It sends this text as a message: a quick response.
    case response(String)

    /// It sends this id back: an action.
    case action(String)
  }

  public var label: String
  public var effect: Effect

  public init(label: String, effect: Effect) {
    self.label = label
    self.effect = effect
  }
}
