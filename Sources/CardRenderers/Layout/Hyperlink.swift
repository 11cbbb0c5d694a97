import CardCore

/// One link of a card: two links to the same address are two.
///
/// An object, so that each of the many pieces of a text compares and copies it at no cost.
final class Hyperlink: Sendable {
  let destination: LinkDestination

  init(_ destination: LinkDestination) {
    self.destination = destination
  }
}

extension Hyperlink: Hashable {
  static func == (left: Hyperlink, right: Hyperlink) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
