import FoundationEssentials

/// Values that stand in for faulty ones, so that decoding goes on and every fault is found in one pass.
///
/// Numbers are 0, booleans false, texts and collections empty, optionals `nil`, enumerations their
/// fallback or first case, and a structure is made of the stand-ins of its fields.
enum StandIn {
  /// How deep structures may be nested in a structure that stands in.
  ///
  /// It keeps a type that needs another of itself from being made without end.
  static let maximumLevels = 4

  /// A value of `type` that says nothing.
  ///
  /// - Throws: `ReportedFault` where the type has no such value.
  static func value<T: Decodable>(of type: T.Type, in decoder: ValueDecoder) throws -> T {
    if let value = simple(type) as? T { return value }
    do {
      return try decoder.emptied().read(type)
    } catch {
      throw ReportedFault()
    }
  }

  /// Values of types that cannot be read out of an empty text or a zero.
  private static func simple<T>(_ type: T.Type) -> Any? {
    switch type {
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is URL.Type: URL(string: "about:blank")
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    case let type as any OpenEnumeration.Type: type.fallback
    case let type as any CaseIterable.Type: first(of: type)
    default: nil
    }
  }

  private static func first<T: CaseIterable>(of type: T.Type) -> Any? { T.allCases.first }
}
