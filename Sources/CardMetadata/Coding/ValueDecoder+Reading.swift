import CardCore
import FoundationEssentials

extension ValueDecoder {
  /// Reads a value; a fault is thrown as a `ValueFault`, without a word in the log.
  func read<T: Decodable>(_ type: T.Type) throws -> T {
    let reported = log.errorCount
    do {
      return try unchecked(type)
    } catch let fault as ReportedFault {
      log.abandon(node)
      throw fault
    } catch var fault as ValueFault {
      log.abandon(node)
      if let choices = Self.choices(of: type) { fault.expected = choices }
      throw fault
    } catch {
      if let value = fallback(of: type) { return value }
      log.abandon(node)
      // A type that refuses the stand-in of a faulty field has nothing new to say.
      guard log.errorCount == reported else { throw ReportedFault() }
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

  /// What an open enumeration gives for a word that it does not know; `nil` for other types and what is no word.
  private func fallback<T>(of type: T.Type) -> T? {
    guard let open = type as? any OpenEnumeration.Type, let word = try? node.string() else { return nil }
    let fallback: any OpenEnumeration = open.fallback
    if !node.isStandIn {
      log.report(
        .unknownChoice(word, Self.words(of: open), readAs: fallback.rawValue, at: path, range: sourceRange))
    }
    return fallback as? T
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
    guard let excerpt = place.excerpt else { return }
    if let limit = fault.depthLimit {
      log.report(.tooDeep(limit, at: place.path, range: fault.cause?.range ?? place.range))
    } else if let cause = fault.cause {
      log.report(.broken(fault.expected, by: cause, at: place.path))
    } else {
      log.report(.badValue(excerpt, expected: fault.expected, at: place.path, range: place.range))
    }
  }
}

extension Diagnostic {
  fileprivate static func badValue(
    _ excerpt: String, expected: String, at path: FieldPath, range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .payloadBadValue, "\(path.fieldName) is \(excerpt); expected \(expected)", at: path,
      range: range, hint: "write \(expected)")
  }

  fileprivate static func broken(_ expected: String, by cause: Diagnostic, at path: FieldPath) -> Diagnostic {
    let expected = expected.hasPrefix("a ") ? "the " + expected.dropFirst(2) : expected
    return Diagnostic(
      .payloadBadValue, "\(path.fieldName) is not \(expected) it should be: \(cause.message)", at: path,
      range: cause.range, hint: cause.hint)
  }

  fileprivate static func unknownChoice(
    _ word: String, _ known: [String], readAs fallback: String, at path: FieldPath, range: SourceRange?
  ) -> Diagnostic {
    let fallback = DisplayText.quoted(fallback)
    let choices = known.map { DisplayText.quoted($0) }.joined(separator: ", ")
    let suggestion = EditDistance.closest(to: word, among: known).map { "did you mean \(DisplayText.quoted($0))? " }
    return Diagnostic(
      .payloadUnknownChoice,
      "\(path.fieldName) is \(DisplayText.quoted(word)), a word that this version does not know; it is read as \(fallback)",
      at: path, range: range, hint: "\(suggestion ?? "")the known words are \(choices)")
  }

  fileprivate static func tooDeep(_ limit: Int, at path: FieldPath, range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .jsonDepth, "\(path.fieldName) nests objects and arrays deeper than the \(limit) levels of the limit", at: path,
      range: range, hint: "flatten the value; the metadata and JSON inside strings count too", limit: limit,
      actual: limit + 1)
  }
}
