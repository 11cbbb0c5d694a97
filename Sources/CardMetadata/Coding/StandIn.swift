import FoundationEssentials

/// Values that stand in for faulty ones, so that decoding goes on and every fault is found in one pass.
enum StandIn {
  /// A value of `type` that says nothing.
  ///
  /// - Throws: `ReportedFault` where the type has no such value.
  static func value<T>(of type: T.Type) throws -> T {
    if let value = simple(type) as? T { return value }
    if let type = type as? any CaseIterable.Type, let value = first(of: type) as? T { return value }
    throw ReportedFault()
  }

  private static func simple<T>(_ type: T.Type) -> Any? {
    switch type {
    case is String.Type: ""
    case is Bool.Type: false
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is Decimal.Type: Decimal(0)
    case is Data.Type: Data()
    case is URL.Type: URL(string: "about:blank")
    case let type as any FixedWidthInteger.Type: zero(of: type)
    case is Double.Type: 0.0
    case is Float.Type: Float(0)
    case let type as any ExpressibleByNilLiteral.Type: none(of: type)
    default: nil
    }
  }

  private static func zero<T: FixedWidthInteger>(of type: T.Type) -> T { 0 }
  private static func none<T: ExpressibleByNilLiteral>(of type: T.Type) -> T { nil }
  private static func first<T: CaseIterable>(of type: T.Type) -> T? { T.allCases.first }
}
