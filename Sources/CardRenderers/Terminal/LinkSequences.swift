import CardCore

/// The escapes that make text a link that a terminal opens (OSC 8).
///
/// A link is opened anew on each line, under the same identity, so that a terminal lights all of it up at once; it is
/// closed before whatever is no part of it, the line's end and the border included. See "Hyperlinks in Terminal
/// Emulators" by Egmont Koblinger, which also says that an address is at most 2,083 bytes of 0x20 to 0x7E.
struct LinkSequences {
  private static let close = "\u{1B}]8;;\u{1B}\\"

  /// The bytes of an opening besides its address, at the least.
  private static let openingCost = 24

  /// The bytes that may still be spent on addresses; behind that, labels are text.
  private var budget: Int
  private var open: Hyperlink?
  private var identities: [Hyperlink: Int] = [:]

  init(budget: Int) {
    self.budget = budget
  }

  /// Whether another link begins, or one ends, where text belongs to this one or to none.
  func isChanged(by link: Hyperlink?) -> Bool { link != open }

  /// What is written before text that belongs to a link, or to none.
  mutating func change(to link: Hyperlink?, of references: LayoutReferences) -> String {
    guard link != open else { return "" }
    let end = open == nil ? "" : Self.close
    open = nil
    guard let link, let opening = opening(of: link, references) else { return end }
    open = link
    return end + opening
  }

  private mutating func opening(of link: Hyperlink, _ references: LayoutReferences) -> String? {
    let address = references.destination(of: link).string
    guard budget > 0, address.utf8.count <= 2083, address.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
    budget -= address.utf8.count + Self.openingCost
    guard budget >= 0 else { return nil }
    let identity = identities[link] ?? identities.count + 1
    identities[link] = identity
    return "\u{1B}]8;id=card-\(identity);\(address)\u{1B}\\"
  }
}
