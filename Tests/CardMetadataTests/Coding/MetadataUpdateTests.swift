import CardCore
import CardMetadata
import FoundationEssentials
import Testing

private enum Style: String, Codable, OpenEnumeration {
  case plain, primary
  static let fallback = plain
}

private struct Item: Codable, Equatable {
  var name: String
}

private struct Order: Codable, Equatable {
  var orderID: Int
  var style: Style?
  var note: String?
  var items: [Item]?
  var day: Date?
}

struct MetadataUpdateTests {
  private static let original: Metadata = [
    "version": "3", "order_id": "007", "style": "outlined", "x": "\u{E9}", "items": #"[ {"name":"a","size":1} ]"#,
    "note": "hi", "e\u{301}": "", "day": "2026-11-30T09:00:00+09:00",
  ]

  private func updated(
    _ original: Metadata = original, _ change: (inout Order) -> Void
  ) throws -> Metadata {
    var order = try MetadataDecoder().decode(Order.self, from: original)
    change(&order)
    let metadata = try MetadataEncoder().encode(order, updating: original)
    #expect(try MetadataDecoder().decode(Order.self, from: metadata) == order)
    return metadata
  }

  @Test func `what does not change comes out byte for byte, in its order`() throws {
    let metadata = try updated { _ in }
    #expect(metadata == Self.original)
    #expect(metadata.json == Self.original.json)
  }

  @Test func `what changes is replaced in its place, and the rest stays`() throws {
    var expected = Self.original
    expected["order_id"] = "8"
    expected["style"] = "primary"
    #expect(try updated { ($0.orderID, $0.style) = (8, .primary) } == expected)
    expected = Self.original
    expected["items"] = #"[{"name":"b"}]"#
    #expect(try updated { $0.items = [Item(name: "b")] } == expected)
  }

  @Test func `what becomes nil is removed, and what is new comes last`() throws {
    var expected = Self.original
    expected["note"] = nil
    expected["style"] = nil
    #expect(try updated { ($0.note, $0.style) = (nil, nil) } == expected)
    let short: Metadata = ["x": "1", "order_id": "1", "y": "2"]
    #expect(
      try updated(short) { ($0.note, $0.style) = ("n", .primary) }
        == ["x": "1", "order_id": "1", "y": "2", "style": "primary", "note": "n"])
  }

  @Test func `a property that is set to the fallback of the word that came keeps that word`() throws {
    #expect(try updated { $0.style = .plain }["style"] == "outlined")
  }

  @Test func `a key that stands twice has its new value once`() throws {
    let twice: Metadata = ["order_id": "1", "x": "1", "order_id": "2", "x": "2"]
    #expect(try updated(twice) { _ in } == twice)
    #expect(try updated(twice) { $0.orderID = 3 } == ["order_id": "3", "x": "1", "x": "2"])
  }

  @Test(
    arguments: [
      // What could not be read must not come back, or the result would not be the value.
      ["order_id": "x", "note": "n"], ["note": "n"], ["x": "1", "order_id": "1", "items": "[", "note": "n"],
      ["order_id": "1", "items": #"[{"name":5}]"#, "note": "n"], [:],
    ] as [Metadata])
  func `metadata with faults becomes the value`(original: Metadata) throws {
    let order = Order(orderID: 0, note: "n")
    let metadata = try MetadataEncoder().encode(order, updating: original)
    #expect(try MetadataDecoder().decode(Order.self, from: metadata) == order)
    #expect(metadata["x"] == original["x"])
    #expect(metadata["items"] == nil)
  }

  @Test func `the keys are those of the encoder's strategy`() throws {
    let metadata = try MetadataEncoder(keys: .exact).encode(
      Order(orderID: 2), updating: ["order_id": "7", "orderID": "1"])
    #expect(metadata == ["order_id": "7", "orderID": "2"])
  }

  @Test func `a dictionary that loses a key loses its pair`() throws {
    let metadata = try MetadataEncoder().encode(["b": 2, "c": 3], updating: ["a": "1", "b": "02"])
    #expect(metadata == ["b": "02", "c": "3"])
  }

  @Test func `a value that cannot be encoded is refused`() {
    let failure = #expect(throws: CardFailure.self) {
      try MetadataEncoder().encode(["a": Double.nan], updating: ["a": "1"])
    }
    #expect(failure?.diagnostics.map(\.code) == [.payloadBadValue])
  }
}
