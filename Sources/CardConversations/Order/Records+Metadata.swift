import CardMetadata

extension RawValue: Recordable {
  init(from reader: inout RecordReader) {
    let kind = reader.unsigned()
    let text = reader.text()
    self =
      switch kind {
      case 0: .string(text)
      case 1: .number(text)
      case 2: .boolean(text == "true")
      case 3: .null
      case 4: .object(text)
      default: .array(text)
      }
  }

  func write(to writer: inout RecordWriter) {
    let kind: UInt64 =
      switch self {
      case .string: 0
      case .number: 1
      case .boolean: 2
      case .null: 3
      case .object: 4
      case .array: 5
      }
    writer.write(kind)
    writer.write(text)
  }
}

extension RawMetadata.Entry: Recordable {
  init(from reader: inout RecordReader) {
    self.init(reader.text(), reader.value(), keyRange: reader.range(), valueRange: reader.range())
    hasIntactKey = reader.flag()
    hasIntactValue = reader.flag()
  }

  func write(to writer: inout RecordWriter) {
    writer.write(key)
    writer.write(value)
    writer.write(keyRange)
    writer.write(valueRange)
    writer.write(hasIntactKey)
    writer.write(hasIntactValue)
  }
}

extension RawMetadata: Recordable {
  init(from reader: inout RecordReader) {
    self.init(reader.array(), range: reader.range())
  }

  /// The source's bytes are left out: a fault inside a value has the value's place then.
  func write(to writer: inout RecordWriter) {
    writer.write(entries)
    writer.write(range)
  }
}
