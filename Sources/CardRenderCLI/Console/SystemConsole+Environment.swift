internal import CGetopt

extension SystemConsole {
  /// The environment of the process, which is read once, before anything could change it.
  public static var processEnvironment: [String: String] {
    var environment: [String: String] = [:]
    // So that it grows once at most.
    environment.reserveCapacity(64)
    var variables = cgetopt_environment()
    while let variable = variables?.pointee {
      let text = String(cString: variable)
      if let sign = text.utf8.dropFirst().firstIndex(of: UInt8(ascii: "=")) {
        // The first of two counts, as for `getenv`.
        let name = String(text[..<sign])
        if environment[name] == nil { environment[name] = String(text[text.utf8.index(after: sign)...]) }
      }
      variables = variables?.advanced(by: 1)
    }
    return environment
  }
}
