/// Which options of streams go together.
enum StreamOptions {
  static func check(_ invocation: Invocation) throws(UsageError) {
    guard invocation.isStream else {
      if let option = streamOption(of: invocation) { throw .needsStream(option) }
      return
    }
    if let format = invocation.format, invocation.command == .validate, !["text", "json"].contains(format) {
      throw UsageError(
        "--jsonl and --format \(format) do not go together", hint: "use --format json, or leave out --jsonl")
    }
    if invocation.rejects == "-" {
      throw UsageError("--rejects is \"-\", which is no file", hint: "name a file; ./- is one of that name")
    }
    if invocation.isSummary, invocation.tellsAll {
      throw UsageError("--summary and --all do not go together", hint: "use one of them")
    }
  }

  private static func streamOption(of invocation: Invocation) -> Option? {
    if invocation.tellsAll { return .all }
    if invocation.isSummary { return .summary }
    if invocation.passesThrough { return .passThrough }
    if invocation.rejects != nil { return .rejects }
    if invocation.maximumInvalid != nil { return .maxErrors }
    return invocation.jobs == nil ? nil : .jobs
  }
}

extension UsageError {
  fileprivate static func needsStream(_ option: Option) -> UsageError {
    UsageError("--\(option.name) is for streams", hint: "add --jsonl, and give each message a line of its own")
  }
}
