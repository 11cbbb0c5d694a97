/// A role, and the emphasis and the link that the sender gave.
///
/// Without references to objects, so that it is copied with the rows that it stands in.
struct TextStyle: Hashable, Sendable {
  var role: TextRole
  var isStrong = false
  var isEmphasized = false
  var isStruck = false

  /// The link that the text is part of.
  var link: Hyperlink?

  init(_ role: TextRole) {
    self.role = role
  }
}
