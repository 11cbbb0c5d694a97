import CardCore
import CardMetadata

/// The payload types that can be decoded, in the order in which they were registered.
public struct PayloadRegistry: Sendable {
  /// The built-in types.
  public static let standard = PayloadRegistry([
    MsgWithButton.self, MsgWithButtons.self, MsgWithImage.self, MsgWithLink.self,
    NoticePayload.self, ReplyPayload.self, CodePayload.self,
    LinkPreviewPayload.self, FilePayload.self, LocationPayload.self, ContactPayload.self, EventPayload.self,
    ListPayload.self, FactsPayload.self, CouponPayload.self,
    PollPayload.self, RatingPayload.self, ProgressPayload.self,
  ])

  public private(set) var types: [any CardPayload.Type]

  /// The shapes of those types that are texts alone, by their places in `types`.
  private var shapes: [PlainShape?] = []

  /// The fingerprints of the shapes' names, by the same places.
  private var fingerprints: [Int] = []

  public init(_ types: [any CardPayload.Type] = []) {
    self.types = []
    types.forEach { register($0) }
  }

  /// Adds a type; it replaces one of the same name.
  public mutating func register(_ type: any CardPayload.Type) {
    if let index = types.firstIndex(where: { $0.type == type.type }) {
      types[index] = type
      setShape(of: type, at: index)
    } else {
      types.append(type)
      shapes.append(nil)
      fingerprints.append(0)
      setShape(of: type, at: shapes.count - 1)
    }
  }

  private mutating func setShape(of type: any CardPayload.Type, at index: Int) {
    shapes[index] = type.textType.flatMap { PlainShape($0) }
    fingerprints[index] = shapes[index]?.fingerprint ?? 0
  }

  /// The shape of the type that stands in plain pairs under `type`, where it has one, and where that stands.
  func shape(of pairs: PlainPairs) -> (shape: PlainShape, typePosition: Int)? {
    let position = Self.typeKey.withUTF8Buffer { pairs.index(of: UnsafeRawBufferPointer($0)) }
    guard let position else { return nil }
    let name = pairs.bytes(pairs[position].value)
    let fingerprint = PlainShape.fingerprint(name)
    for index in fingerprints.indices where fingerprints[index] == fingerprint {
      if let shape = shapes[index], shape.isNamed(name) { return (shape, position) }
    }
    return nil
  }

  private static let typeKey: StaticString = "type"

  /// The type that `name` stands for, compared byte for byte.
  public func type(named name: String) -> (any CardPayload.Type)? {
    types.first { ByteKey($0.type.rawValue) == ByteKey(name) }
  }

  /// The keys of a type, and which of them must be there.
  ///
  /// Found by decoding nothing, so it is never out of date. Behind a required property that nothing can stand in for, such
  /// as an enumeration that is not `CaseIterable`, fields are not found.
  public static func fields(of type: any CardPayload.Type) -> [(key: String, isRequired: Bool)] {
    let decoding = decodingNothing(as: type)
    let required = Set(decoding.diagnostics.filter { $0.code == .payloadMissingField }.map(\.path))
    return decoding.fields.map { ($0, required.contains(FieldPath([.key("data"), .key($0)]))) }
  }

  /// The keys of all types, some of them more than once.
  package var fieldNames: [String] {
    types.flatMap { Self.fields(of: $0).map(\.key) }
  }

  private static func decodingNothing(
    as type: (some CardPayload).Type
  ) -> (diagnostics: [Diagnostic], fields: [String]) {
    let decoding = MetadataDecoder().decode(type, from: RawMetadata())
    return (decoding.diagnostics, decoding.fields)
  }
}
