/// Ends the process where something that must hold does not, so that libFuzzer keeps the input.
func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
  // A precondition says nothing in a release build.
  if !condition { fatalError(what()) }
}
