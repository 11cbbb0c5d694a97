import CardKit
import Foundation
import Testing

@testable import CardRenderCLI

struct CountCommandTests {
  private static let rules = #"{"name":"small","pairs":2,"key":8,"value":20}"#

  private static func console(_ message: String) -> TestConsole {
    TestConsole(files: ["m": message, "r.json": rules])
  }

  @Test func `a table shows every length and what it takes of the limit`() {
    let console = Self.console(#"{"type":"a","제목":"안녕하세요 여러분 반갑습니다 좋아"}"#)
    #expect(console.run("count", "m", "--rules", "r.json") == .success)
    // 15 syllables and 3 spaces: 18 characters of 15 × 3 + 3 bytes.
    #expect(
      console.output == """
        m: 2 of 2 pairs, by the rules small (code points)

          keys    code points  UTF-16  UTF-8  graphemes  of 8
          type              4       4      4          4  █████░░░░░  50%
          제목              2       2      6          2  ██░░░░░░░░  25%

          values  code points  UTF-16  UTF-8  graphemes  of 20
          type              1       1      1          1  ░░░░░░░░░░   5%
          제목             18      18     48         18  █████████░  90%

        """)
    #expect(console.errors.isEmpty)
  }

  @Test func `what is over or near says so, and the status with it`() {
    let console = Self.console(#"{"k":"\#(String(repeating: "x", count: 23))","b":3,"":"","d":"xxxxxxxxxxxxxxxxxx"}"#)
    #expect(console.run("count", "m", "--rules", "r.json", "--near", "90") == .invalid)
    #expect(console.output.hasPrefix("m: 4 of 2 pairs, over by 2, by the rules small (code points)\n"))
    for end in ["██████████ 115%  over by 3\n", "░   5%  not a string\n", "░   0%  empty\n", "█████████░  90%  near\n"]
    {
      #expect(console.output.contains(end))
    }
  }

  @Test(arguments: [("always", true), ("never", false), ("auto", false)])
  func `color marks what is over only where it is asked for`(choice: String, isColored: Bool) {
    let console = Self.console(#"{"k":"\#(String(repeating: "x", count: 21))"}"#)
    console.run("count", "m", "--rules", "r.json", "--color", choice)
    #expect(console.output.contains("\u{1B}[1;31m██████████ 105%  over by 1\u{1B}[0m") == isColored)
    #expect(console.output.contains("\u{1B}") == isColored)
  }

  @Test func `programs get one object a message`() throws {
    let console = Self.console("{\"k\":\"한👍🏽\"}\n{\"data\":{\"a\":[ 1 ]}}")
    #expect(console.run("count", "m", "--rules", "r.json", "--unit", "utf8", "--near", "50", "-f", "json") == .invalid)
    let lines = console.output.split(separator: "\n")
    #expect(lines.count == 2)
    let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
    let first = try #require(objects[0])
    #expect(Set(first.keys) == ["source", "index", "rules", "unit", "kept", "pairs", "entries"])
    #expect(first["source"] as? String == "m" && first["index"] as? Int == 0 && first["kept"] as? Bool == true)
    #expect(first["rules"] as? String == "small" && first["unit"] as? String == "utf8")
    #expect(first["pairs"] as? NSDictionary == ["count": 1, "limit": 2, "state": "near"])
    let entry = try #require((first["entries"] as? [[String: Any]])?.first)
    #expect(entry["key"] as? String == "k" && entry["isString"] as? Bool == true)
    #expect(entry["valueLengths"] as? [String: Int] == ["codepoint": 3, "utf16": 5, "utf8": 11, "grapheme": 2])
    #expect(entry["keyLimit"] as? Int == 8 && entry["valueLimit"] as? Int == 20)
    #expect(entry["keyState"] as? String == "kept" && entry["valueState"] as? String == "near")
    let second = try #require((objects[1]?["entries"] as? [[String: Any]])?.first)
    #expect(second["isString"] as? Bool == false && objects[1]?["kept"] as? Bool == false)
    #expect((second["valueLengths"] as? [String: Int])?["utf8"] == 3)
  }

  @Test func `what cannot be read is said on standard error, and the rest is counted`() {
    let console = Self.console("{\"k\":\n{\"a\":\"b\"}\n")
    #expect(console.run("count", "m", "--rules", "r.json") == .invalid)
    #expect(console.errors.contains("error[json.syntax]"))
    #expect(console.output.hasPrefix("m, message 2 of 2: 1 of 2 pairs"))
    #expect(console.run("count", "nothing") == .io)
  }

  @Test func `a message without metadata has no table`() {
    let console = Self.console(#"{"data":{},"text":"hello"}"#)
    #expect(console.run("count", "m") == .success)
    #expect(console.output == "m: 0 of 5 pairs, by the rules talkplus (code points)\n")
  }

  @Test func `hostile keys are shown safely, shortly and aligned`() throws {
    let keys = [
      "\u{1B}[2J", String(repeating: "한", count: 50), "a\u{202E}b\nc", "👨\u{200D}👩\u{200D}👧",
      "e" + String(repeating: "\u{301}\u{323}", count: 30_000),
    ]
    let metadata = Metadata(keys.map { Metadata.Pair($0, "x") })
    let console = Self.console(metadata.json)
    #expect(console.run("count", "m") == .invalid)
    #expect(!console.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    let rows = console.output.split(separator: "\n").dropFirst().filter { $0.contains("%") }
    #expect(rows.count == 10)
    let ends = rows.map { row in CellWidth.of(row[..<(row.firstIndex { "█░".contains($0) } ?? row.startIndex)]) }
    #expect(Set(ends).count == 1)
    #expect((ends.first ?? 0) < 80)
  }

  @Test func `of very many pairs the first hundred are shown`() {
    let keys = (0..<10_000).map { "\"k\($0)\":\"\"" }.joined(separator: ",")
    let console = Self.console("{\(keys)}")
    #expect(console.run("count", "m") == .invalid)
    #expect(console.output.split(separator: "\n").count < 210)
    #expect(console.output.contains("… and 9900 more pairs"))
  }

  @Test func `the table can go to a file`() {
    let console = Self.console(#"{"a":"b"}"#)
    console.outputTerminal = Terminal(columns: 80)
    #expect(console.run("count", "m", "-o", "table") == .success)
    #expect(console.replaced["table"]?.hasPrefix("m: 1 of 5 pairs") == true && console.output.isEmpty)
    #expect(console.replaced["table"]?.contains("\u{1B}") == false)
  }
}
