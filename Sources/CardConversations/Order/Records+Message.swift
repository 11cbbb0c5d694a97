extension MessageKind: Recordable {
  init(from reader: inout RecordReader) {
    self =
      switch reader.unsigned() {
      case 0: .chat
      case 1: .notice
      default: .hidden
      }
  }

  func write(to writer: inout RecordWriter) {
    let number: UInt64 =
      switch self {
      case .chat: 0
      case .notice: 1
      case .hidden: 2
      }
    writer.write(number)
  }
}

extension MessageTextStyle: Recordable {
  init(from reader: inout RecordReader) { self = reader.flag() ? .styling : .plain }

  func write(to writer: inout RecordWriter) {
    switch self {
    case .plain: writer.write(false)
    case .styling: writer.write(true)
    }
  }
}

extension NoticeEvent: Recordable {
  init(from reader: inout RecordReader) {
    self =
      switch reader.unsigned() {
      case 0: .topic
      case 1: .failure(of: reader.optional())
      case 2: .selection(id: reader.text())
      default: .status
      }
  }

  func write(to writer: inout RecordWriter) {
    switch self {
    case .topic: writer.write(UInt64(0))
    case .failure(let id):
      writer.write(UInt64(1))
      writer.write(id)
    case .selection(let id):
      writer.write(UInt64(2))
      writer.write(id)
    case .status: writer.write(UInt64(3))
    }
  }
}

extension Translation: Recordable {
  init(from reader: inout RecordReader) { self.init(reader.text(), in: reader.text()) }

  func write(to writer: inout RecordWriter) {
    writer.write(text)
    writer.write(language)
  }
}

extension Message: Recordable {
  /// The fields in the order in which they are written.
  init(from reader: inout RecordReader) {
    self.init(
      metadata: reader.value(), at: FieldPath(parsing: reader.text()), text: reader.optional(),
      attachments: reader.array())
    textRange = reader.range()
    textStyle = reader.value()
    parts = reader.array()
    id = reader.optional()
    aliases = reader.array()
    room = reader.optional()
    sender = reader.optional()
    time = reader.optional()
    kind = reader.value()
    event = reader.optional()
    subject = reader.optional()
    thread = reader.optional()
    language = reader.optional()
    translations = reader.array()
    orderNumber = reader.optional()
    reply = reader.optional()
    reactions = reader.array()
    isEdited = reader.flag()
    isDeleted = reader.flag()
    remainder = reader.optional()
  }

  func write(to writer: inout RecordWriter) {
    writer.write(metadata)
    writer.write(metadataPath.description)
    writer.write(text)
    writer.write(attachments)
    writer.write(textRange)
    writer.write(textStyle)
    writer.write(parts)
    writer.write(id)
    writer.write(aliases)
    writer.write(room)
    writer.write(sender)
    writer.write(time)
    writer.write(kind)
    writer.write(event)
    writer.write(subject)
    writer.write(thread)
    writer.write(language)
    writer.write(translations)
    writer.write(orderNumber)
    writer.write(reply)
    writer.write(reactions)
    writer.write(isEdited)
    writer.write(isDeleted)
    writer.write(remainder)
  }
}

extension MessagePlace: Recordable {
  init(from reader: inout RecordReader) {
    self.init(source: reader.integer(), line: reader.integer(), column: reader.integer())
  }

  func write(to writer: inout RecordWriter) {
    writer.write(source)
    writer.write(line)
    writer.write(column)
  }
}

extension PlacedMessage: Recordable {
  init(from reader: inout RecordReader) {
    let name: String? = reader.optional()
    self.init(reader.value(), of: name.flatMap(ChatSystem.init), at: reader.value())
  }

  func write(to writer: inout RecordWriter) {
    writer.write(system?.rawValue)
    writer.write(message)
    writer.write(place)
  }
}
