import CardKit

/// How wide a card is, and the columns that it stands in.
struct CardPlacement: Equatable {
  /// The widest card that is drawn unasked: longer lines are hard to read.
  private static let readableWidth = 100

  /// The width that the options ask for, or `nil` where they do not.
  let givenWidth: Int?

  /// The width of the card: the option's, that of `COLUMNS`, or the terminal's own up to a readable width; or `nil`.
  let width: Int?

  /// The columns that the card stands in.
  let columns: Int

  init(_ invocation: Invocation, environment: [String: String], terminal: Terminal?) {
    let stated = environment["COLUMNS"].flatMap { Int($0) }.flatMap { 1...9999 ~= $0 ? $0 : nil }
    let asked = invocation.width ?? stated
    let maximum = invocation.maximumWidth
    givenWidth = [invocation.width, maximum].compactMap(\.self).min()
    if let asked {
      width = min(asked, maximum ?? asked)
    } else if let columns = terminal?.columns {
      width = min(columns, maximum ?? Self.readableWidth)
    } else {
      width = maximum.map { min($0, RenderingOptions.defaultWidth) }
    }
    columns = max(asked ?? 0, stated ?? terminal?.columns ?? (asked == nil ? RenderingOptions.defaultWidth : 0))
  }
}
