/// What a terminal does to text besides coloring it.
public enum TextAttribute: String, Hashable, Sendable, CaseIterable {
  case bold
  case dim
  case italic
  case underline
  case inverse
  case strikethrough

  /// The parameter of Select Graphic Rendition (ECMA-48, 8.3.117).
  var parameter: String {
    switch self {
    case .bold: "1"
    case .dim: "2"
    case .italic: "3"
    case .underline: "4"
    case .inverse: "7"
    case .strikethrough: "9"
    }
  }
}
