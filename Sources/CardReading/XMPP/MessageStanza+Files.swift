extension MessageStanza {
  /// The files of the message, each once, however often it is told of.
  mutating func readFiles(into message: inout Message) {
    let references = element.elements("reference", in: Namespace.reference)
    let told =
      element.elements("file-sharing", in: Namespace.fileSharing).map { SharedFile($0).attachment }
      + references.compactMap { $0.first("media-sharing", in: Namespace.mediaSharing) }.map {
        SharedFile($0).attachment
      }
      + element.elements("x", in: Namespace.outOfBand).compactMap(Self.outOfBand)
    var seen: Set<String> = []
    message.attachments = told.filter { file in file.address.map { seen.insert($0).inserted } ?? true }
  }

  private static func outOfBand(_ element: XMLElement) -> Attachment? {
    guard let address = element.first("url", in: Namespace.outOfBand)?.trimmedText else { return nil }
    let description = element.first("desc", in: Namespace.outOfBand)?.trimmedText
    return Attachment(address: address, range: element.range, description: description)
  }
}
