/// The encoding of the characters of an output, from the environment.
struct CharacterEncoding: Equatable {
  /// Whether every character can be written.
  ///
  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty decides: UTF-8, or all else, of which ASCII is what
  /// is common to it. Containers, services and jobs have none of the three, and what reads their output takes UTF-8; so
  /// nothing is something else than `C`.
  let isUnicode: Bool

  init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else {
      isUnicode = true
      return
    }
    // language_TERRITORY.CODESET@modifier; macOS has a codeset alone.
    let codeset = locale.prefix { $0 != "@" }.split(separator: ".").last ?? ""
    isUnicode = ["utf-8", "utf8"].contains(codeset.lowercased())
  }
}
