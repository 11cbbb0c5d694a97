import CardMetadata

/// The texts of a payload's fields, by their indices in ``TextPayload/fields``.
///
/// They stand in the source until they are asked for, which is why they cannot be kept.
public struct FieldTexts: ~Copyable {
  private let pairs: PlainPairs
  private let positions: FieldPositions

  init(pairs: PlainPairs, positions: FieldPositions) {
    self.pairs = pairs
    self.positions = positions
  }

  /// The text of a field; empty where it is not there.
  public subscript(field: Int) -> String {
    optional(field) ?? ""
  }

  /// The text of a field that may be left out.
  public func optional(_ field: Int) -> String? {
    positions[field].map { pairs.string(pairs[$0].value) }
  }
}
