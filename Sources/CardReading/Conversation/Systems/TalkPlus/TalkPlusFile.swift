import CardMetadata

/// The file of a message: its address stands in `fileUrl`, and its `data` may say its name, type and size as strings.
///
/// A file is shown once: those pairs are taken out of the metadata, where they would be a card of an unknown type, and so is
/// a text that only names the file.
enum TalkPlusFile {
  private static let keys: Set<ByteKey> = ["fileKind", "fileMime", "fileName", "fileSize"]

  static func attach(to message: inout Message) {
    readPairs(of: &message)
    guard let file = message.attachments.first, let text = message.text else { return }
    let isOfAddress = file.address.map { $0.utf8.elementsEqual(text.utf8) || $0.hasSuffix("/" + text) } ?? false
    guard isOfAddress || file.name == text else { return }
    if file.name == nil, !text.utf8.contains(UInt8(ascii: "/")) { message.attachments[0].name = text }
    message.text = nil
  }

  private static func readPairs(of message: inout Message) {
    let metadata = message.metadata
    guard metadata.first("fileName") != nil || metadata.first("fileMime") != nil, metadata.typeEntry == nil else {
      return
    }
    var attachment = message.attachments.first ?? Attachment()
    attachment.name = text("fileName", of: metadata)
    attachment.mediaType = text("fileMime", of: metadata)
    attachment.size = text("fileSize", of: metadata).flatMap { Int64($0) }.flatMap { $0 >= 0 ? $0 : nil }
    message.attachments = [attachment] + message.attachments.dropFirst()
    message.metadata.entries.removeAll { keys.contains(ByteKey($0.key)) }
    message.remainder = source(of: metadata)
  }

  private static func text(_ key: String, of metadata: RawMetadata) -> String? {
    let text = metadata.first(key)?.value.text
    return text?.isEmpty == true ? nil : text
  }

  /// The object as it was written.
  private static func source(of metadata: RawMetadata) -> String? {
    guard let source = metadata.source, let range = metadata.range else { return nil }
    return String(decoding: source.bytes[range.moved(by: -source.offset)], as: UTF8.self)
  }
}
