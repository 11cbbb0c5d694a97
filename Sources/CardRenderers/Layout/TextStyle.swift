/// A role, and the emphasis that the sender gave.
struct TextStyle: Hashable, Sendable {
  var role: TextRole
  var isStrong = false
  var isEmphasized = false

  init(_ role: TextRole) {
    self.role = role
  }
}
