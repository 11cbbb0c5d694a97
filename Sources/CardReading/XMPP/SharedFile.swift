/// A file by XEP-0385 or XEP-0447: its metadata, and where it can be had.
struct SharedFile {
  let attachment: Attachment

  init(_ element: XMLElement) {
    let file = element.elements.first { $0.name == "file" }
    let field = { (name: String) in file?.elements.first { $0.name == name }?.trimmedText }
    let sources = element.elements.first { $0.name == "sources" }?.elements ?? []
    let addresses = sources.compactMap { source in
      source.isNamed("url-data", in: Namespace.addressData)
        ? source[attribute: "target"] : source.name == "reference" ? source[attribute: "uri"] : nil
    }
    // One that a browser opens, if there is one.
    let address = addresses.first { $0.hasPrefix("https:") || $0.hasPrefix("http:") } ?? addresses.first
    attachment = Attachment(
      name: field("name"), mediaType: field("media-type"), size: field("size").flatMap(Self.size), address: address,
      range: element.range, description: field("desc"))
  }

  private static func size(_ text: String) -> Int64? {
    Int64(text).flatMap { $0 < 0 ? nil : $0 }
  }
}
