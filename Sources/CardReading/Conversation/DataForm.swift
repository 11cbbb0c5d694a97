/// A form, XEP-0004: a title, instructions, and fields with what they may hold.
public struct DataForm: Hashable, Sendable {
  /// A question, or a line between questions.
  public struct Field: Hashable, Sendable {
    /// The word of the standard, such as `list-single`; an unknown one counts as `text-single`.
    public var type: String
    public var name: String?
    public var label: String?
    public var values: [String]
    public var options: [Option]
    public var isRequired: Bool

    /// The type of what is not shown to those who look on, such as a password.
    static let secretType = "text-private"

    /// Whether the values are for nobody's eyes.
    public var isSecret: Bool { type == Self.secretType }

    public init(
      type: String = "text-single", name: String? = nil, label: String? = nil, values: [String] = [],
      options: [Option] = [], isRequired: Bool = false
    ) {
      self.type = type
      self.name = name
      self.label = label
      self.values = values
      self.options = options
      self.isRequired = isRequired
    }
  }

  /// One of the answers of a list.
  public struct Option: Hashable, Sendable {
    public var label: String?
    public var value: String

    public init(label: String? = nil, value: String) {
      self.label = label
      self.value = value
    }
  }

  /// `form`, `submit`, `cancel` or `result`.
  public var type: String
  public var title: String?
  public var instructions: [String]
  public var fields: [Field]

  public init(type: String = "form", title: String? = nil, instructions: [String] = [], fields: [Field] = []) {
    self.type = type
    self.title = title
    self.instructions = instructions
    self.fields = fields
  }
}
