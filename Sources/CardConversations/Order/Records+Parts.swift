extension DataForm.Option: Recordable {
  init(from reader: inout RecordReader) { self.init(label: reader.optional(), value: reader.text()) }

  func write(to writer: inout RecordWriter) {
    writer.write(label)
    writer.write(value)
  }
}

extension DataForm.Field: Recordable {
  init(from reader: inout RecordReader) {
    self.init(
      type: reader.text(), name: reader.optional(), label: reader.optional(), values: reader.array(),
      options: reader.array(), isRequired: reader.flag())
  }

  func write(to writer: inout RecordWriter) {
    writer.write(type)
    writer.write(name)
    writer.write(label)
    writer.write(values)
    writer.write(options)
    writer.write(isRequired)
  }
}

extension DataForm: Recordable {
  init(from reader: inout RecordReader) {
    self.init(
      type: reader.text(), title: reader.optional(), instructions: reader.array(), fields: reader.array())
  }

  func write(to writer: inout RecordWriter) {
    writer.write(type)
    writer.write(title)
    writer.write(instructions)
    writer.write(fields)
  }
}

extension LinkPreview: Recordable {
  init(from reader: inout RecordReader) {
    self.init(
      address: reader.text(), title: reader.optional(), description: reader.optional(),
      imageAddress: reader.optional(), siteName: reader.optional())
  }

  func write(to writer: inout RecordWriter) {
    writer.write(address)
    writer.write(title)
    writer.write(description)
    writer.write(imageAddress)
    writer.write(siteName)
  }
}

extension Choice: Recordable {
  init(from reader: inout RecordReader) {
    let label = reader.text()
    let isAction = reader.flag()
    let word = reader.text()
    self.init(label: label, effect: isAction ? .action(word) : .response(word))
  }

  func write(to writer: inout RecordWriter) {
    writer.write(label)
    switch effect {
    case .response(let word):
      writer.write(false)
      writer.write(word)
    case .action(let word):
      writer.write(true)
      writer.write(word)
    }
  }
}

extension MessagePart: Recordable {
  init(from reader: inout RecordReader) {
    self =
      switch reader.unsigned() {
      case 0: .preview(reader.value())
      case 1: .form(reader.value())
      default: .choice(reader.value())
      }
  }

  func write(to writer: inout RecordWriter) {
    switch self {
    case .preview(let preview):
      writer.write(UInt64(0))
      writer.write(preview)
    case .form(let form):
      writer.write(UInt64(1))
      writer.write(form)
    case .choice(let choice):
      writer.write(UInt64(2))
      writer.write(choice)
    }
  }
}
