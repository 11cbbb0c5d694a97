/// A picture that a message brings along, in an address of the form `data:image/png;base64,…`.
///
/// There is no other way in than such an address, and the bytes begin as files of their type do. Whether the rest is a
/// picture is known to whoever decodes it. It is never a link: no `LinkDestination` has the scheme `data`.
public struct EmbeddedPicture: Hashable, Sendable {
  /// The type of a picture, by its name among the media types.
  public enum MediaType: String, Hashable, Sendable, CaseIterable {
    case png = "image/png"
    case jpeg = "image/jpeg"

    /// What every file of the type begins with: PNG's signature, and JPEG's start of image before another marker.
    fileprivate var signature: [UInt8] {
      switch self {
      case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      case .jpeg: [0xFF, 0xD8, 0xFF]
      }
    }
  }

  /// Why there is no picture in an address that says so.
  public enum Fault: Error, Hashable, Sendable {
    case noBase64

    /// The bytes begin otherwise than files of that type.
    case otherType(MediaType)

    /// More bytes than are decoded.
    case tooLarge(bytes: Int)
  }

  /// The most bytes of a picture: 8 MiB, more than any message can hold that is read from JSON.
  public static let maximumLength = 8 << 20

  public let mediaType: MediaType

  /// The file.
  public let bytes: [UInt8]

  /// Takes the picture out of an address, `nil` where the address has another form.
  ///
  /// The size is looked at before anything is decoded. As in browsers, white space in the Base64 counts for nothing, and
  /// its padding may be missing.
  public init?(_ address: String) throws(Fault) {
    let address = address.utf8.drop { $0 <= 0x20 }
    guard let type = MediaType.allCases.first(where: { address.begins(with: $0.beginning) }) else { return nil }
    let data = address.dropFirst(type.beginning.utf8.count)
    let length = data.count / 4 * 3
    guard length <= Self.maximumLength else { throw .tooLarge(bytes: length) }
    guard let bytes = Base64.decode(data) else { throw .noBase64 }
    guard bytes.starts(with: type.signature) else { throw .otherType(type) }
    mediaType = type
    self.bytes = bytes
  }

  /// The type and the size, such as `image/png, 2 KB`; a kilobyte has 1000 bytes, and less than one counts as one.
  public var summary: DisplayText {
    DisplayText("\(mediaType.rawValue), \(max((bytes.count + 500) / 1000, 1)) KB")
  }
}

extension EmbeddedPicture {
  /// What stands for the picture in running text, behind the text that says what it shows.
  package func standIn(for alternative: DisplayText) -> DisplayText {
    alternative.isBlank ? summary : DisplayText("\(alternative) (\(summary))")
  }
}

extension EmbeddedPicture.MediaType {
  fileprivate var beginning: String { "data:\(rawValue);base64," }
}

extension Substring.UTF8View {
  /// Whether this begins with a text in ASCII, in letters of either case.
  fileprivate func begins(with text: String) -> Bool {
    starts(with: text.utf8) { byte, expected in
      byte == expected || (0x41...0x5A ~= byte && byte | 0x20 == expected)
    }
  }
}

extension EmbeddedPicture.Fault: CustomStringConvertible {
  /// A clause that goes on after "the address …".
  public var description: String {
    switch self {
    case .noBase64: "holds no valid Base64"
    case .otherType(let type): "says \(type.rawValue), and its bytes begin otherwise"
    case .tooLarge(let bytes): "holds a picture of \(bytes) bytes; the limit is \(EmbeddedPicture.maximumLength)"
    }
  }

  package var hint: String {
    switch self {
    case .noBase64: "encode the whole file in Base64, and do not cut it off"
    case .otherType: "name the type that the picture has, which is image/png or image/jpeg"
    case .tooLarge: "send a smaller picture, or its https address"
    }
  }
}
