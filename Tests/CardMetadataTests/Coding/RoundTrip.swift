import CardMetadata
import Testing

/// A value as one field, which stands in a pair's own text, and as an element, which stands in JSON.
private struct Holder<Value: Codable>: Codable {
  var value: Value
  var values: [Value]
  var named: [String: Value]
}

/// Encodes a value in every place that it can have and decodes it again.
func roundTrip<Value: Codable & Equatable>(
  _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let metadata = try MetadataEncoder().encode(Holder(value: value, values: [value, value], named: ["aKey": value]))
  let holder = try MetadataDecoder().decode(Holder<Value>.self, from: metadata)
  #expect(holder.value == value, sourceLocation: sourceLocation)
  #expect(holder.values == [value, value], sourceLocation: sourceLocation)
  #expect(holder.named == ["aKey": value], sourceLocation: sourceLocation)
}
