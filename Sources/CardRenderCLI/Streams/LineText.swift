import CardKit

/// What there is to say about a line, each on a line of its own, as compilers write it.
enum LineText {
  static func text(of diagnostics: [Diagnostic], in line: UnsafeRawBufferPointer, at place: LinePlace) -> String {
    let name = "\(SourceName.shown(place.source)):\(place.line)"
    guard !diagnostics.isEmpty else { return "\(name): valid\n" }
    var text = ""
    for diagnostic in diagnostics.prefix(LineVerdict.maximumDiagnostics) {
      let column = diagnostic.range.map { ":\(position(of: $0.lowerBound, in: line))" } ?? ""
      let hint = diagnostic.hint.map { "; \($0)" } ?? ""
      text += "\(name)\(column): \(diagnostic)\(hint)\n"
    }
    let left = diagnostics.count - LineVerdict.maximumDiagnostics
    return left > 0 ? text + "\(name): … and \(left) more\n" : text
  }

  /// The column of an offset, from 1, in code points.
  private static func position(of offset: Int, in line: UnsafeRawBufferPointer) -> Int {
    1 + line.prefix(offset).count { $0 & 0xC0 != 0x80 }
  }
}
