import CardCore
import FoundationEssentials

/// The `Decoder` behind `MetadataDecoder`: one node, and where it stands.
struct ValueDecoder: Decoder {
  var node: CodingNode
  let log: DecodingLog
  var path: FieldPath

  /// Where the pair that holds the node stands in the source.
  var range: SourceRange?
  let keys: KeyStrategy

  /// How many objects and arrays are open around the node, the metadata included.
  var depth = 0
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try placing { try KeyedValueContainer<Key>($0) })
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try placing { try UnkeyedValueContainer($0) }
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleValueContainer(decoder: self)
  }

  /// Makes a fault of this node say so, however far it is thrown.
  private func placing<Container>(_ make: (ValueDecoder) throws -> Container) throws -> Container {
    do {
      return try make(self)
    } catch var fault as ValueFault {
      fault.place = fault.place ?? place
      throw fault
    }
  }
}

extension ValueDecoder {
  /// A node one step further in.
  func child(_ node: CodingNode, path: FieldPath, range: SourceRange? = nil, key: any CodingKey) -> ValueDecoder {
    ValueDecoder(
      node: node, log: log, path: path, range: range ?? self.range, keys: keys, depth: depth + 1,
      codingPath: codingPath + [key])
  }

  var place: ValueFault.Place {
    ValueFault.Place(excerpt: node.excerpt, path: path, range: sourceRange)
  }

  /// Where the node itself stands in the source, as far as that is known.
  var sourceRange: SourceRange? {
    guard case .json(let document, let index) = node else { return range }
    return document.sourceRange(of: document.tokens.range(of: index))
  }

  /// The same place with a stand-in.
  ///
  /// - Throws: `ReportedFault` where stand-ins are nested too deep.
  func emptied() throws -> ValueDecoder {
    var decoder = self
    switch node {
    case .standIn(let levels):
      guard levels > 0 else { throw ReportedFault() }
      decoder.node = .standIn(levels: levels - 1)
    case .pairs, .text, .json:
      decoder.node = .standIn(levels: StandIn.maximumLevels)
    }
    return decoder
  }
}
