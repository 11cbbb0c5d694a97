/// How the run over one source ended.
struct StreamEnd {
  let output: StreamOutput

  /// Why the source could not be read to its end, or `nil`.
  let readFailure: IOFailure?

  /// Why the results could not be written, or `nil`.
  let writeFailure: IOFailure?
}
