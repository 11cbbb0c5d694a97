/// What a browser reads at a place of a page: there a text means what it does only where it is escaped for it.
enum TemplateContext {
  case content
  case value
  case tag
  case raw

  /// The context behind `text`, told by its last tag.
  ///
  /// A quick look and no parser: what it takes for content is content.
  init(before text: Substring) {
    let lowered = text.lowercased()
    let isRaw = ["script", "style", "textarea"].contains { name in
      guard let start = lowered.ranges(of: "<\(name)").last else { return false }
      return !lowered[start.upperBound...].contains("</\(name)")
    }
    let comment = lowered.ranges(of: "<!--").last.map { !lowered[$0.upperBound...].contains("-->") } ?? false
    guard !isRaw, !comment else {
      self = .raw
      return
    }
    let start = text.lastIndex(of: "<")
    let isTag = start.map { !Self.endsTag(text[$0...]) } ?? false
    guard isTag, let start else {
      self = .content
      return
    }
    self = text[start...].count { $0 == "\"" }.isMultiple(of: 2) ? .tag : .value
  }

  /// Whether a tag is closed in a text that begins with it; a bracket in double quotes closes nothing.
  private static func endsTag(_ text: Substring) -> Bool {
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ">", !isQuoted { return true }
    }
    return false
  }

  func takes(_ placeholder: TemplatePlaceholder) -> Bool {
    switch self {
    case .content: true
    case .value: placeholder.isText
    case .tag, .raw: false
    }
  }

  /// A clause that goes on after "… stands".
  var words: String {
    switch self {
    case .content: "between elements"
    case .value: "in the value of an attribute"
    case .tag: "in a tag outside of double quotes"
    case .raw: "in a script, a style sheet, a text area or a comment"
    }
  }
}
