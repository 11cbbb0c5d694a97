extension DataForm {
  /// A form, XEP-0004.
  ///
  /// The rows of a result follow one another as fields.
  init(_ element: XMLElement) {
    let children = { (name: String) in element.elements(name, in: Namespace.form) }
    self.init(
      type: element[attribute: "type"] ?? "form", title: children("title").first?.trimmedText,
      instructions: children("instructions").compactMap(\.trimmedText), fields: children("field").map(Field.init))
    let columns = children("reported").first?.elements("field", in: Namespace.form).map(Field.init) ?? []
    for row in children("item") {
      fields += row.elements("field", in: Namespace.form).map { element in
        var field = Field(element)
        let column = columns.first { $0.name == field.name }
        field.label = field.label ?? column?.label
        if element[attribute: "type"] == nil, let column { field.type = column.type }
        return field
      }
    }
  }
}

extension DataForm.Field {
  fileprivate init(_ element: XMLElement) {
    let children = { (name: String) in element.elements(name, in: Namespace.form) }
    self.init(
      type: element[attribute: "type"] ?? "text-single", name: element[attribute: "var"],
      label: element[attribute: "label"]?.trimmingXMLSpace, values: children("value").map(\.text),
      options: children("option").compactMap(DataForm.Option.init), isRequired: !children("required").isEmpty)
  }
}

extension DataForm.Option {
  fileprivate init?(_ element: XMLElement) {
    guard let value = element.first("value", in: Namespace.form)?.text else { return nil }
    self.init(label: element[attribute: "label"]?.trimmingXMLSpace, value: value)
  }
}
