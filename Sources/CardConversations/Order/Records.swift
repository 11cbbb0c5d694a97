extension String: Recordable {
  init(from reader: inout RecordReader) { self = reader.text() }
  func write(to writer: inout RecordWriter) { writer.write(self) }
}

extension Int64: Recordable {
  init(from reader: inout RecordReader) { self = reader.signed() }
  func write(to writer: inout RecordWriter) { writer.write(self) }
}

extension MessageTime: Recordable {
  init(from reader: inout RecordReader) { self.init(milliseconds: reader.signed()) }
  func write(to writer: inout RecordWriter) { writer.write(milliseconds) }
}

extension Participant: Recordable {
  init(from reader: inout RecordReader) { self.init(id: reader.text(), name: reader.optional()) }

  func write(to writer: inout RecordWriter) {
    writer.write(id)
    writer.write(name)
  }
}

extension ReplyReference: Recordable {
  init(from reader: inout RecordReader) {
    self.init(id: reader.text(), sender: reader.optional(), text: reader.optional())
  }

  func write(to writer: inout RecordWriter) {
    writer.write(id)
    writer.write(sender)
    writer.write(text)
  }
}

extension Reaction: Recordable {
  init(from reader: inout RecordReader) {
    self.init(reader.text(), count: reader.integer(), senders: reader.array())
  }

  func write(to writer: inout RecordWriter) {
    writer.write(word)
    writer.write(count)
    writer.write(senders)
  }
}

/// Half-open offsets; `nil` is not written.
private struct RecordedRange: Recordable {
  let range: SourceRange

  init(_ range: SourceRange) { self.range = range }

  init(from reader: inout RecordReader) {
    let start = reader.integer()
    range = start..<(start + reader.integer())
  }

  func write(to writer: inout RecordWriter) {
    writer.write(range.lowerBound)
    writer.write(range.count)
  }
}

extension RecordWriter {
  mutating func write(_ range: SourceRange?) { write(range.map(RecordedRange.init)) }
}

extension RecordReader {
  mutating func range() -> SourceRange? {
    let recorded: RecordedRange? = optional()
    return recorded?.range
  }
}

extension Attachment: Recordable {
  init(from reader: inout RecordReader) {
    self.init(
      name: reader.optional(), mediaType: reader.optional(), size: reader.optional(), address: reader.optional(),
      range: reader.range(), expiration: reader.optional(), description: reader.optional())
  }

  func write(to writer: inout RecordWriter) {
    writer.write(name)
    writer.write(mediaType)
    writer.write(size)
    writer.write(address)
    writer.write(range)
    writer.write(expiration)
    writer.write(description)
  }
}
