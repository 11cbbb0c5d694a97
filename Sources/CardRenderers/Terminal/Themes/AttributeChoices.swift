/// The attributes that a style turns on, those that it turns off, and those of which it says nothing.
public struct AttributeChoices: Hashable, Sendable {
  // A bit for each attribute, so that styles are put over one another at no cost when a program starts.
  private var told: UInt8 = 0
  private var on: UInt8 = 0

  public init() {}

  /// Whether an attribute is on, or `nil` where nothing is said of it.
  public subscript(attribute: TextAttribute) -> Bool? {
    get { told & attribute.bit == 0 ? nil : on & attribute.bit != 0 }
    set {
      told &= ~attribute.bit
      on &= ~attribute.bit
      if newValue != nil { told |= attribute.bit }
      if newValue == true { on |= attribute.bit }
    }
  }

  /// These choices over others, which say what these leave out.
  func over(_ base: AttributeChoices) -> AttributeChoices {
    var choices = AttributeChoices()
    choices.told = told | base.told
    choices.on = on | (base.on & ~told)
    return choices
  }
}

extension AttributeChoices: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (TextAttribute, Bool)...) {
    for (attribute, isOn) in elements { self[attribute] = isOn }
  }
}

extension TextAttribute {
  fileprivate var bit: UInt8 {
    switch self {
    case .bold: 1
    case .dim: 2
    case .italic: 4
    case .underline: 8
    case .inverse: 16
    case .strikethrough: 32
    }
  }
}
