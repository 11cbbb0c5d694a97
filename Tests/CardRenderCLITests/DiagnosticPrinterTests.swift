import CardKit
import Foundation
import Testing

@testable import CardRenderCLI

struct DiagnosticPrinterTests {
  /// Prints the diagnostic of one marked place, and gives the line with the source and the one with the carets.
  private func lines(_ marked: String) throws -> (source: String, carets: String) {
    let start = try #require(marked.range(of: "⟦"))
    let end = try #require(marked.range(of: "⟧"))
    let before = marked[..<start.lowerBound]
    let inside = marked[start.upperBound..<end.lowerBound]
    let bytes = Array((before + inside + marked[end.upperBound...]).utf8)
    let range = before.utf8.count..<(before.utf8.count + inside.utf8.count)
    var printer = DiagnosticPrinter(name: "f", bytes: bytes, isColored: false)
    printer.print([Diagnostic(.jsonSyntax, "a fault", at: FieldPath(), range: range)])
    let output = printer.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return (output[3], output[4])
  }

  /// Expected widths: Hangul and emoji take two cells each, a letter with a combining mark one (UAX #11, UTS #51).
  @Test(arguments: [
    ("{\"a\":⟦1⟧}", 5, 1),
    ("{\"제목\":⟦1⟧}", 8, 1),
    ("{\"👨‍👩‍👧‍👦\":⟦true⟧}", 6, 4),
    ("{\"e\u{301}\":⟦\"값\"⟧}", 5, 4),
    ("{\n  \"a\" : ⟦null⟧\n}", 8, 4),
    ("\t⟦x⟧", 1, 1),
    ("{\"a\":\"b\"⟦⟧", 8, 1),
  ])
  func `carets stand under the very characters`(marked: String, indent: Int, width: Int) throws {
    let (_, carets) = try lines(marked)
    #expect(
      carets.drop { $0 == " " }.dropFirst(2) == String(repeating: " ", count: indent)
        + String(repeating: "^", count: width))
  }

  @Test func `a long line is shown around the fault`() throws {
    let filler = String(repeating: "x", count: 500)
    let (source, carets) = try lines("\(filler)⟦here⟧\(filler)")
    #expect(source == "1 | …\(String(repeating: "x", count: 32))here\(String(repeating: "x", count: 16))…")
    #expect(carets == "  | \(String(repeating: " ", count: 33))^^^^")
  }

  @Test func `what a sender wrote does nothing to the terminal that shows its fault`() throws {
    let (source, _) = try lines("{\"\u{1B}[2J\u{202E}\":⟦1⟧}")
    #expect(source == "1 | {\"␛[2J�\":1}")
  }

  @Test func `bytes that continue no character do not lead astray`() {
    for count in [1, 3, 300, 600] {
      let bytes = Array("{\"a\":".utf8) + Array(repeating: 0x80, count: count) + Array("}".utf8)
      for start in 0..<8 {
        var printer = DiagnosticPrinter(name: "f", bytes: bytes, isColored: false)
        printer.print([
          Diagnostic(.jsonEncoding, "a fault", at: FieldPath(), range: start..<min(start + 1, bytes.count))
        ])
        #expect(printer.output.contains("^"))
      }
    }
  }

  @Test func `lines and columns count from one, columns in code points`() {
    let lines = SourceLines(Array("ab\n한글x\r\ny".utf8))
    #expect(lines.location(of: 0) == (1, 1))
    #expect(lines.location(of: 3) == (2, 1))
    #expect(lines.location(of: 9) == (2, 3))
    #expect(lines.location(of: 12) == (3, 1))
    #expect(lines.location(of: 4 + 3) == (2, 3))
  }

  @Test func `a byte order mark takes no column`() {
    let lines = SourceLines(Array("\u{FEFF}ab\n\u{FEFF}c".utf8))
    #expect(lines.location(of: 0) == (1, 1))
    #expect(lines.location(of: 3) == (1, 1))
    #expect(lines.location(of: 4) == (1, 2))
    #expect(lines.location(of: 6 + 3) == (2, 2))
  }

  @Test(arguments: [1023, 1024, 1025, 2047, 2048, 5000])
  func `columns on a long line are those of a count from its beginning`(length: Int) {
    let text = "x\n" + String(repeating: "é", count: length) + "\ny"
    let lines = SourceLines(Array(text.utf8))
    for count in [0, 1, 500, 511, 512, 513, length - 1, length] {
      #expect(lines.location(of: 2 + 2 * count) == (2, count + 1))
    }
    #expect(lines.location(of: text.utf8.count) == (3, 2))
  }

  @Test func `a message with very many faults shows the first hundred and counts the rest`() {
    var printer = DiagnosticPrinter(name: "f", bytes: [], isColored: false)
    printer.print(Array(repeating: Diagnostic(.jsonSyntax, "a fault", at: FieldPath()), count: 150))
    #expect(printer.output.split(separator: "error[json.syntax]").count == 101 - 1)
    #expect(printer.output.contains("and 50 more in this message"))
  }
}
