/// Tells that something may have changed in folders, sooner than looking again and again would.
public protocol ChangeSignal: AnyObject {
  /// From now on looks at these folders; those that are looked at already stay.
  func watch(_ folders: [String])

  /// Waits until something may have changed, a signal came, or some time went by.
  ///
  /// Gives whether it was told of a change; without a word of it there may be one all the same.
  @discardableResult
  func wait() -> Bool
}
