/// One link of a card: two links to the same address are two.
///
/// A number, so that each of the many pieces of a text compares and copies it at no cost; `LayoutReferences` has what it
/// stands for.
struct Hyperlink: Hashable, Sendable {
  let number: Int32
}
