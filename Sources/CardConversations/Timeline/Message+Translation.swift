extension Message {
  /// The same message with its text in a language that it was translated into, or as it is.
  ///
  /// Of the translations the one of the very tag comes first, then one of the same language, such as `ko` for `ko-KR`.
  func translated(into language: String?) -> Message {
    guard let language, !translations.isEmpty else { return self }
    let tag = Self.tag(language)
    let found =
      translations.first { Self.tag($0.language) == tag }
      ?? translations.first { Self.primary($0.language) == Self.primary(language) }
    guard let found, !found.text.isEmpty else { return self }
    var message = self
    message.text = found.text
    message.language = found.language
    return message
  }

  private static func tag(_ language: String) -> String {
    String(language.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  private static func primary(_ language: String) -> Substring {
    tag(language).prefix { $0 != "-" }
  }
}
