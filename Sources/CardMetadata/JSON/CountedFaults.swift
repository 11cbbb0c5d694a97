import CardCore

/// The faults of one kind in a document, in the order of the text and only so many of them.
struct CountedFaults {
  /// A file in another encoding has a fault in every word; nobody reads more of them than this.
  static let maximum = 20

  private var reported: [Diagnostic] = []
  private var omitted = 0

  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if reported.count < Self.maximum { reported.append(diagnostic()) } else { omitted += 1 }
  }

  /// The faults; the last of them says how many more there are.
  var diagnostics: [Diagnostic] {
    guard omitted > 0, var last = reported.last else { return reported }
    last.message += "; \(omitted) more such \(omitted == 1 ? "fault follows" : "faults follow") in this document"
    return reported.dropLast() + [last]
  }
}
