import Foundation
import Testing

@testable import CardRenderCLI

@Suite("Streams of JSON lines")
struct StreamTests {
  private static let valid =
    #"{"type":"msg_with_link","title":"Hi","body":"","url":"https://e.co","link_text":"Go"}"#
  private static let invalid = #"{"type":"msg_with_link","title":"Hi","body":"","url":"https://example.com"}"#
  private static let broken = #"{"type":"#

  @Test func `faulty lines are told with their place, and the good ones are not`() {
    let console = TestConsole(input: "\(Self.valid)\n\(Self.broken)\n\n  \(Self.invalid)\n")
    #expect(console.run("validate", "--jsonl") == .invalid)
    #expect(
      console.output == """
        <stdin>:2:1: error[json.syntax]: the input ends inside this object, where a value is expected; close the object with }
        <stdin>:4:3: error[payload.missing-field] data.link_text: the required field "link_text" is missing; add "link_text"

        """)
    #expect(console.errors == "3 lines, 2 invalid (2 errors)\n")
  }

  @Test func `valid lines end with status 0 and one line of words`() {
    let console = TestConsole(input: "\(Self.valid)\n\(Self.valid)")
    #expect(console.run("validate", "--jsonl") == .success)
    #expect(console.output.isEmpty)
    #expect(console.errors == "2 lines, all valid\n")
  }

  @Test func `every line has a verdict with --all`() {
    let console = TestConsole(files: ["a.jsonl": "\(Self.valid)\n\(Self.broken)\n"])
    console.run("validate", "--jsonl", "--all", "--format", "json", "a.jsonl")
    let lines = console.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0] == #"{"source":"a.jsonl","line":1,"offset":0,"valid":true,"diagnostics":[]}"#)
    #expect(lines[1].hasPrefix(#"{"source":"a.jsonl","line":2,"offset":\#(Self.valid.utf8.count + 1),"valid":false,"#))
  }

  @Test func `ranges are offsets in the source, not in the line`() {
    let console = TestConsole(input: "\(Self.valid)\nnope\n")
    console.run("validate", "--jsonl", "--format=json")
    let start = Self.valid.utf8.count + 1
    #expect(console.output.contains(#""range":[\#(start),\#(start + 4)]"#))
  }

  @Test func `as a filter it parts valid and invalid lines and changes neither`() {
    let odd = " \(Self.valid)\t\r"
    let console = TestConsole(input: "\(odd)\n\(Self.broken)\r\n\n\(Self.valid)\n\(Self.invalid)\n\(Self.valid)")
    #expect(console.run("validate", "--jsonl", "--pass-through", "--rejects", "bad.jsonl") == .invalid)
    #expect(console.output == "\(odd)\n\(Self.valid)\n\(Self.valid)\n")
    #expect(console.replaced["bad.jsonl"] == "\(Self.broken)\r\n\(Self.invalid)\n")
    #expect(console.errors.hasPrefix("<stdin>:2:1: error[json.syntax]"))
  }

  @Test func `a line that is too long is refused and kept whole among the rejects`() {
    let long = #"{"type":"x","body":""# + String(repeating: "x", count: 700_000) + #""}"#
    let console = TestConsole(input: "\(Self.valid)\n\(long)\n\(Self.valid)\n")
    console.run("validate", "--jsonl", "--pass-through", "--rejects=bad.jsonl")
    #expect(console.output == "\(Self.valid)\n\(Self.valid)\n")
    #expect(console.replaced["bad.jsonl"] == "\(long)\n")
    #expect(console.errors.contains("error[json.size]: the line is \(long.utf8.count) bytes long; the limit is 262144"))
  }

  @Test(arguments: [(["--fail-fast"], 1), (["--max-errors=2"], 2), (["--max-errors=100"], 3)])
  func `a stream ends behind the Nth invalid line`(options: [String], invalid: Int) {
    let input = "\(Self.valid)\n\(Self.broken)\n\(Self.valid)\n\(Self.broken)\n\(Self.broken)\n\(Self.valid)\n"
    let console = TestConsole(input: input)
    let status = CommandLineTool(console: console).run(["validate", "--jsonl", "--pass-through"] + options)
    #expect(status == .invalid)
    #expect(console.errors.split(separator: "\n").count { $0.contains("error[") } == invalid)
    #expect(console.output.split(separator: "\n").count == [1: 1, 2: 2, 3: 3][invalid])
  }

  @Test func `results come in the order of the input, however many workers there are`() {
    let lines = (0..<20_000).map { $0 % 7 == 0 ? "\($0)" : Self.valid }
    let console = TestConsole(input: lines.joined(separator: "\n"))
    console.run("validate", "--jsonl", "--jobs=5")
    let numbers = console.output.split(separator: "\n").compactMap { Int($0.split(separator: ":")[1]) }
    #expect(numbers == (0..<20_000).filter { $0 % 7 == 0 }.map { $0 + 1 })
  }

  @Test func `a summary counts the codes and shows where each was found first`() {
    let bad = [String](repeating: Self.invalid, count: 5).joined(separator: "\n")
    let console = TestConsole(input: "\(bad)\n\(Self.broken)\n")
    console.run("validate", "--jsonl", "--summary")
    #expect(
      console.output == """
        6 lines, 6 invalid (6 errors)

        5 error[payload.missing-field]
          <stdin>:1: data.link_text: the required field "link_text" is missing
          <stdin>:2: data.link_text: the required field "link_text" is missing
          <stdin>:3: data.link_text: the required field "link_text" is missing
          …

        1 error[json.syntax]
          <stdin>:6: the input ends inside this object, where a value is expected

        """)
  }

  @Test func `a rendering of each line is JSON, and null where there is none`() {
    let console = TestConsole(input: "\(Self.valid)\n\(Self.broken)\n")
    #expect(console.run("render", "--jsonl", "--markdown") == .invalid)
    let lines = console.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0]
        == ###"{"source":"-","line":1,"offset":0,"valid":true,"rendering":"## Hi\n\n[Go](https://e.co)\n","###
        + #""losses":[],"diagnostics":[]}"#)
    #expect(lines[1].contains(#""valid":false,"rendering":null,"#))
  }

  @Test func `several files are read one after another, and one that is not there is said`() {
    let console = TestConsole(files: ["a": "nope", "b": Self.valid])
    #expect(console.run("validate", "--jsonl", "a", "missing", "b") == .io)
    #expect(console.output.hasPrefix("a:1:1: error[json.syntax]"))
    #expect(console.errors.contains("cardrender: missing: No such file or directory"))
    #expect(console.errors.hasSuffix("2 lines, 1 invalid (1 error)\n"))
  }

  @Test func `an interrupt ends the stream with a word and its own status`() {
    let console = TestConsole(input: "\(Self.valid)\n")
    console.interrupt = .interrupt
    #expect(console.run("validate", "--jsonl") == .interrupted)
    #expect(console.errors.contains("cardrender: interrupted after 0 lines"))
  }

  @Test func `a reader that is gone is a quiet end, a full disk is not`() {
    let console = TestConsole(input: "\(Self.broken)\n")
    console.outputFailure = IOFailure(path: "standard output", reason: "Broken pipe", isBrokenPipe: true)
    #expect(console.run("validate", "--jsonl") == .invalid)
    console.outputFailure = IOFailure(path: "standard output", reason: "No space left on device")
    #expect(console.run("validate", "--jsonl", "--rejects", "bad") == .io)
    #expect(console.errors.contains("cardrender: standard output: No space left on device"))
    #expect(console.replaced.isEmpty)
  }

  @Test func `lines are written in pieces that a pipe takes whole`() {
    let console = TestConsole(input: [String](repeating: Self.valid, count: 1000).joined(separator: "\n"))
    console.run("validate", "--jsonl", "--pass-through")
    #expect(console.writes.allSatisfy { $0.utf8.count <= 4096 && $0.hasSuffix("\n") })
    #expect(console.output.split(separator: "\n").count == 1000)
  }

  @Test func `progress is shown on a terminal alone, and is gone in the end`() {
    let console = TestConsole(input: [String](repeating: Self.valid, count: 3000).joined(separator: "\n"))
    console.run("validate", "--jsonl")
    #expect(!console.errors.contains("\u{1B}"))
    console.errorTerminal = Terminal(columns: 80)
    console.run("validate", "--jsonl")
    #expect(console.errors.contains("\r\u{1B}[K1,024 lines  0 invalid  1,024 lines a second"))
    #expect(console.errors.hasSuffix("\r\u{1B}[K3,000 lines, all valid\n"))
  }

  @Test func `the progress says how far it is, how long it takes, and no more than the terminal is wide`() {
    let input = [String](repeating: Self.valid, count: 3000).joined(separator: "\n")
    let console = TestConsole(files: ["a": input, "b": input])
    console.errorTerminal = Terminal(columns: 80)
    console.run("validate", "--jsonl", "--jobs=1", "a", "b")
    // The clock of the tests goes on by a second a look: a sixth of all is read in one, and five are left.
    #expect(console.errors.contains("\r\u{1B}[K17%  5 s left  1,024 lines  0 invalid  1,024 lines a second"))
    #expect(console.errors.contains("  6,000 lines  "))
    console.errorTerminal = Terminal(columns: 20)
    console.run("validate", "--jsonl", "--jobs=1", "a", "b")
    #expect(console.errors.contains("\r\u{1B}[K17%  5 s left\r"))
  }

  @Test func `lines on the terminal stand before the progress, which comes back`() {
    let lines = (0..<3000).map { $0 % 1000 == 0 ? Self.broken : Self.valid }
    let console = TestConsole(input: lines.joined(separator: "\n") + "\n")
    console.errorTerminal = Terminal(columns: 80)
    console.run("validate", "--jsonl", "--jobs=1", "--pass-through")
    let screen = console.errors.components(separatedBy: "\r\u{1B}[K")
    #expect(screen.count { $0.contains("lines a second") } == 3)
    #expect(screen.allSatisfy { !$0.contains("lines a second") || !$0.contains("\n") })
  }

  @Test(arguments: ["--fail-fast", "--max-errors=1"])
  func `a summary says that it is not of all lines`(option: String) {
    let console = TestConsole(input: "\(Self.broken)\n\(Self.valid)\n")
    console.run("validate", "--jsonl", option)
    #expect(console.errors == "1 line, 1 invalid (1 error); ended early\n")
    console.run("validate", "--jsonl", "--summary", "--format=json", option)
    #expect(console.output.contains(#"{"lines":1,"invalid":1,"complete":false,"#))
  }

  @Test func `an empty source has no lines`() {
    let console = TestConsole(input: "\n \r\n")
    #expect(console.run("validate", "--jsonl") == .success)
    #expect(console.errors == "no lines\n")
  }

  @Test func `where nothing can be read, nothing is replaced`() {
    let console = TestConsole(files: ["a": Self.broken])
    #expect(console.run("validate", "--jsonl", "--rejects=bad", "-o", "words", "missing") == .io)
    #expect(console.replaced.isEmpty)
    #expect(console.run("validate", "--jsonl", "--rejects=bad", "missing", "a") == .io)
    #expect(console.replaced == ["bad": Self.broken + "\n"])
  }

  @Test(arguments: [
    (["--rejects=a", "a"], "--rejects is a, which is read at the same time"),
    (["--output=a", "b", "a"], "--output is a, which is read at the same time"),
    (["--rejects=b", "-o", "b", "a"], "--rejects and --output are the same file"),
    (["--rejects=/dev/stdout", "a"], "--rejects and standard output are the same file"),
    (["/dev/stdout"], "standard output is /dev/stdout, which is read at the same time"),
    (["--rejects=-", "a"], #"--rejects is "-", which is no file"#),
  ])
  func `a file has one purpose`(arguments: [String], words: String) {
    let console = TestConsole(files: ["a": Self.broken, "b": Self.valid, "/dev/stdout": ""])
    #expect(CommandLineTool(console: console).run(["validate", "--jsonl"] + arguments) == .usage)
    #expect(console.errors.hasPrefix("cardrender: \(words)\n"))
    #expect(console.replaced.isEmpty)
  }

  @Test(arguments: [
    ["validate", "--all"], ["validate", "--rejects=x"], ["validate", "--jsonl", "--all", "--summary"],
    ["validate", "--jsonl", "--max-errors=0"], ["render", "--jsonl", "--all"],
  ])
  func `options that do not go together are refused`(arguments: [String]) {
    let console = TestConsole(input: Self.valid)
    #expect(CommandLineTool(console: console).run(arguments) == .usage)
    #expect(console.output.isEmpty)
  }
}
