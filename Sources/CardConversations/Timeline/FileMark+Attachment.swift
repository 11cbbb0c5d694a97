import CardPayloads

extension FileMark {
  /// The most code points of a name or type that are shown.
  private static let maximumLength = 200

  /// A file as it is shown at a moment; what must not be opened has no address.
  init(_ file: Attachment, links: LinkPolicy, now: MessageTime) {
    let isExpired = file.expiration.map { $0 <= now } ?? false
    var destination: LinkDestination?
    if !isExpired, let address = file.address, case .link(let link) = links.resolve(address) { destination = link }
    self.init(
      name: Self.name(of: file), detail: Self.detail(of: file), destination: destination, isExpired: isExpired)
  }

  /// The file's own name, the last part of its address, or what it shows.
  private static func name(of file: Attachment) -> DisplayText {
    let candidates = [file.name, file.description, file.address.map(lastPart), file.address]
    let name = candidates.lazy.compactMap(\.self).first { !DisplayText(start(of: $0)).isBlank }
    return DisplayText(start(of: name ?? "file"))
  }

  private static func lastPart(of address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.contains("://") ? String(path.split(separator: "/").dropFirst(2).last ?? "") : String(path)
  }

  /// Its type and size in words: `PDF, 5 kB`.
  private static func detail(of file: Attachment) -> DisplayText {
    let size = file.size.flatMap { $0 >= 0 ? "\(ByteCount(Int($0)))" : nil }
    return DisplayText([file.mediaType.flatMap(type), size].compactMap(\.self).joined(separator: ", "))
  }

  /// The name of a type by its media type: `PDF`, `JPEG`, `plain text`; what has no short name stands as it is.
  private static func type(_ mediaType: String) -> String? {
    let essence = start(of: String(mediaType.prefix { $0 != ";" })).lowercased().filter { !$0.isWhitespace }
    if let name = names[essence] { return name }
    guard let subtype = essence.split(separator: "/").dropFirst().first else {
      return essence.isEmpty ? nil : essence
    }
    let bare = subtype.hasPrefix("x-") ? subtype.dropFirst(2) : subtype
    let isShort = bare.count <= 4 && bare.allSatisfy { $0.isLetter || $0.isNumber }
    return isShort ? bare.uppercased() : essence
  }

  /// Types whose media types say little to people.
  private static let names = [
    "text/plain": "text", "text/html": "HTML", "text/markdown": "Markdown", "image/svg+xml": "SVG",
    "audio/mpeg": "MP3", "video/quicktime": "QuickTime", "application/octet-stream": "file",
    "application/msword": "Word", "application/vnd.ms-excel": "Excel", "application/vnd.ms-powerpoint": "PowerPoint",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "Word",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "Excel",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation": "PowerPoint",
  ]

  private static func start(of text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(maximumLength)))
  }
}
