import CardCore

extension Block {
  /// The pictures in the block that came along with their message.
  var embeddedPictures: [Image] {
    switch self {
    case .image(let image): image.source.address == nil ? [image] : []
    case .list(let list): list.items.flatMap { $0.flatMap(\.embeddedPictures) }
    case .quote(let blocks): blocks.flatMap(\.embeddedPictures)
    case .paragraph, .heading, .code, .facts, .meters, .divider: []
    }
  }
}
