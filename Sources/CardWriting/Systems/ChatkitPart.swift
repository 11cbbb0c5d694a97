import CardCore
import CardMetadata
import CardReading

/// A part of a Chatkit message: a media type, and one of a content, an address and a file of Chatkit's own.
enum ChatkitPart {
  case inline(_ mediaType: String, _ content: String)
  case link(_ mediaType: String, _ address: String)
  case attachment(_ mediaType: String, _ address: String, Attachment)

  /// The media type of a file of which none is known (RFC 2046, section 4.5.1).
  private static let unknownType = "application/octet-stream"

  /// The part of a file, or `nil` where it has no place.
  static func file(_ file: Attachment, _ index: Int, _ log: inout LossLog) -> ChatkitPart? {
    guard let address = file.address else {
      log.report(.file(file, index, "Chatkit has a place for files with an address alone"))
      return nil
    }
    if file.description != nil { log.report(.details(index, "Chatkit has no place for a file's description")) }
    let type = file.mediaType ?? unknownType
    let isKnown = file.name != nil || file.size != nil || file.expiration != nil
    return isKnown ? .attachment(type, address, file) : .link(type, address)
  }

  /// The bytes that count for the limit.
  var length: Int {
    switch self {
    case .inline(_, let content): content.utf8.count
    case .link(_, let address): address.utf8.count
    case .attachment(_, let address, let file): address.utf8.count + (file.name?.utf8.count ?? 0)
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .inline(let type, let content):
        writer.member("type", type)
        writer.member("content", content)
      case .link(let type, let address):
        writer.member("type", type)
        writer.member("url", address)
      case .attachment(let type, let address, let file):
        writer.member("type", type)
        writer.member("attachment") { Self.write(file, at: address, to: &$0) }
      }
    }
  }

  private static func write(_ file: Attachment, at address: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("download_url", address)
      writer.member("expiration", ifPresent: file.expiration.flatMap(TimeText.seconds))
      writer.member("name", ifPresent: file.name)
      if let size = file.size { writer.member("size", Int(size)) }
    }
  }
}
