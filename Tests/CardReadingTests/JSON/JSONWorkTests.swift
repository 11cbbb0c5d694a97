import CardMetadata
import CardReading
import Testing

/// Inputs on which a reader that looks twice too often would not finish.
struct JSONWorkTests {
  @Test(arguments: ["{\"a\":nope}\n", "{\n", "{//\n", "[\"\n", "x\n", "{}x\n", "{'\n", "[01\n"])
  func `a hundred and fifty thousand broken lines are read`(_ line: String) {
    let bytes = Array(String(repeating: line, count: 150_000).utf8)
    #expect(JSONDocuments.all(in: bytes).count >= 1)
  }

  /// Each of these lines is read again for each of the up to 64 before it that it is nested in.
  @Test(arguments: ["{\"a\":\n", "[1,\n", "[\n[1],\n", "{\"a\":[\n{}\n", "{/*\n"])
  func `twenty thousand broken lines inside one another are read`(_ line: String) {
    let bytes = Array(String(repeating: line, count: 20_000).utf8)
    #expect(JSONDocuments.all(in: bytes).count >= 1)
  }

  @Test(arguments: ["{}", "{", "[", "{\"a\":", "[1]x", "\"", "\\", "[\"\\ud800\"]", "1 ", "[0", "/*", "{'", "é"])
  func `a line of three hundred thousand pieces is read`(_ piece: String) {
    let bytes = Array(String(repeating: piece, count: 300_000).utf8)
    #expect(JSONDocuments.all(in: bytes).count >= 1)
  }

  @Test func `every message between broken lines is read`() {
    let lines = String(repeating: "{\"a\":1}\n{\"a\":[\n{\"a\":2}\n", count: 20_000)
    let outcomes = JSONDocuments.all(in: Array(lines.utf8))
    let documents = outcomes.filter(\.diagnostics.isEmpty)
    #expect(documents.count == 40_000)
    #expect(outcomes.count == 60_000)
  }
}
