import CardCore
import CardMetadata
import CardReading

/// The type of an RTM message and its `msg`: a text, or where there is nothing but a file what is known of that.
struct RTMText {
  /// The types of a chat message, and of what an application tells its clients.
  private static let chat = 30
  private static let command = 32

  private(set) var type: Int
  private(set) var text = ""

  init(_ outgoing: OutgoingMessage, _ log: inout LossLog) {
    let message = outgoing.message
    type = message.kind == .notice ? Self.command : Self.chat
    if let text = message.text {
      self.text = text
    } else if let card = outgoing.card {
      text = Self.text(of: card, &log)
    } else if message.kind != .notice, let file = message.attachments.first, let address = file.address {
      (type, text) = (Self.type(of: file), Self.description(of: file, at: address))
      let lost = file.mediaType != nil || file.expiration != nil || file.description != nil
      if lost { log.report(.details(0, "RTM has no place for more than a file's name and size")) }
      report(message.attachments.dropFirst(), &log)
      return
    }
    report(message.attachments[...], &log)
  }

  private static func text(of card: Card, _ log: inout LossLog) -> String {
    let (text, isTruncated) = CardText.whole(card).string()
    if isTruncated { log.report(.shortened) }
    return text
  }

  private func report(_ files: ArraySlice<Attachment>, _ log: inout LossLog) {
    for (index, file) in zip(files.indices, files) {
      log.report(.file(file, index, "RTM has a place for one file by address, in a message of its own"))
    }
  }

  /// The types of pictures, sounds, films and other files.
  private static func type(of file: Attachment) -> Int {
    switch file.mediaType?.prefix(while: { $0 != "/" }) {
    case "image": 40
    case "audio": 41
    case "video": 42
    default: 50
    }
  }

  private static func description(of file: Attachment, at address: String) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("url", address)
      writer.member("name", ifPresent: file.name)
      if let size = file.size { writer.member("size", Int(size)) }
    }
    return writer.output
  }
}

extension Diagnostic {
  fileprivate static let shortened = Diagnostic(
    .lossTruncated, "the text for clients without cards is cut off at \(CardText.maximumLength) bytes", at: "text")
}
