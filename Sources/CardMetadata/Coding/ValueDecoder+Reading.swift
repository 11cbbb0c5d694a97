import CardCore
import FoundationEssentials

extension ValueDecoder {
  /// Reads a value; a fault is thrown as a `ValueFault`, without a word in the log.
  func read<T: Decodable>(_ type: T.Type) throws -> T {
    let reported = log.log.diagnostics.count
    do {
      return try unchecked(type)
    } catch let fault as ReportedFault {
      throw fault
    } catch var fault as ValueFault {
      if let choices = Self.choices(of: type) { fault.expected = choices }
      throw fault
    } catch {
      // A type that refuses the stand-in of a faulty field has nothing new to say.
      guard log.log.diagnostics.count == reported else { throw ReportedFault() }
      throw ValueFault(expected: Self.choices(of: type) ?? "a valid \(T.self)")
    }
  }

  /// Reads a value; a fault goes into the log, and a stand-in goes on where there is one.
  func readOrReport<T: Decodable>(_ type: T.Type) throws -> T {
    guard !node.isStandIn else { return try StandIn.value(of: type, in: self) }
    do {
      return try read(type)
    } catch let fault as ValueFault {
      report(fault)
    } catch {
      // The fault is in the log already.
    }
    return try StandIn.value(of: type, in: self)
  }

  /// Opens a nested object or array; a fault goes into the log, and an empty one goes on.
  func openOrReport<Container>(_ open: (ValueDecoder) throws -> Container) throws -> Container {
    do {
      return try open(self)
    } catch let fault as ValueFault {
      report(fault)
      return try open(emptied())
    }
  }

  private func unchecked<T: Decodable>(_ type: T.Type) throws -> T {
    switch type {
    case is String.Type: return try node.string() as! T
    case is Date.Type: return try DateText.date(node.string()) as! T
    case is URL.Type: return try ScalarText.url(node.string()) as! T
    case is Data.Type: return try ScalarText.data(node.string()) as! T
    case is Decimal.Type: return try ScalarText.decimal(node.scalar(expected: "a decimal number")) as! T
    default: return try T(from: self)
    }
  }

  /// The words of an enumeration, where it can list them: `one of "small", "large"`.
  private static func choices<T>(of type: T.Type) -> String? {
    guard let type = type as? any CaseIterable.Type else { return nil }
    let words = words(of: type)
    return words.isEmpty ? nil : "one of " + words.map { DisplayText.quoted($0) }.joined(separator: ", ")
  }

  private static func words<T: CaseIterable>(of type: T.Type) -> [String] {
    T.allCases.compactMap { value in
      (value as? any RawRepresentable).map { "\($0.rawValue)" }
    }
  }
}

extension ValueDecoder {
  fileprivate func report(_ fault: ValueFault) {
    let place = fault.place ?? self.place
    guard !place.node.isStandIn else { return }
    if let limit = fault.depthLimit {
      log.log.report(.tooDeep(limit, at: place.path, range: place.range))
    } else {
      log.log.report(.badValue(place.node, expected: fault.expected, at: place.path, range: place.range))
    }
  }
}

extension Diagnostic {
  fileprivate static func badValue(
    _ node: CodingNode, expected: String, at path: FieldPath, range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .payloadBadValue, "\(path.fieldName) is \(node.excerpt); expected \(expected)", at: path,
      range: range, hint: "write \(expected)")
  }

  fileprivate static func tooDeep(_ limit: Int, at path: FieldPath, range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .jsonDepth, "\(path.fieldName) nests objects and arrays deeper than the \(limit) levels of the limit", at: path,
      range: range, hint: "flatten the value; the metadata and JSON inside strings count too", limit: limit,
      actual: limit + 1)
  }
}

extension CodingNode {
  fileprivate var excerpt: String {
    switch self {
    case .text(let text): return DisplayText.quoted(text)
    case .pairs: return "a set of pairs"
    case .standIn: return "missing"
    case .json(let tokens, let index):
      guard tokens[index].kind == .string else { return DisplayText.quoted(tokens.rawText(of: index)) }
      return DisplayText.quoted(tokens.string(at: index))
    }
  }
}
