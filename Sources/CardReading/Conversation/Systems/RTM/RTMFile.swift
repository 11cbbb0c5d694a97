import CardMetadata

/// A file of RTM, by what the message, its attributes or the SDK's object says of it.
enum RTMFile {
  static func attachment(at index: Int, of tokens: JSONTokens, type: Int64) -> Attachment? {
    guard let info = CardText.metadata(at: index, of: tokens) else { return nil }
    func text(_ key: String) -> String? {
      let text = info.first(key)?.value.text
      return text?.isEmpty == true ? nil : text
    }
    guard let address = text("url") ?? text("surl") else { return nil }
    let name = text("name") ?? text("fileName") ?? Self.name(of: address)
    let size = (text("size") ?? text("fileSize")).flatMap { Int64($0) }.flatMap { $0 >= 0 ? $0 : nil }
    return Attachment(
      name: name, mediaType: mediaType(of: name, type: type), size: size, address: address,
      range: tokens.range(of: index))
  }

  /// The last part of the path of an address.
  private static func name(of address: String) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard path.contains("/"), let name = path.split(separator: "/", omittingEmptySubsequences: false).last else {
      return nil
    }
    return name.isEmpty ? nil : String(name)
  }

  /// The media type of a name's ending, or the family of the message's type.
  private static func mediaType(of name: String?, type: Int64) -> String? {
    let ending = name?.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if let known = endings[ending] { return known }
    return switch type {
    case 40: "image"
    case 31, 35, 41: "audio"
    case 36, 42: "video"
    default: nil
    }
  }

  private static let endings = [
    "amr": "audio/amr", "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "m4a": "audio/mp4",
    "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4", "pdf": "application/pdf", "png": "image/png",
    "wav": "audio/wav", "webp": "image/webp", "zip": "application/zip",
  ]
}
