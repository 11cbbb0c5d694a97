import CardPictures
import Foundation
import Testing

@testable import CardRenderCLI

struct ImageOptionTests {
  /// A PNG of one red pixel.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="

  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "cardrender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try #require(Data(base64Encoded: Self.pixel)).write(to: url.appending(path: "a.png"))
    try Data("GIF89a".utf8).write(to: url.appending(path: "broken.png"))
    folder = url.path()
  }

  private func console(_ picture: String = "a.png", terminal: Terminal? = nil) -> TestConsole {
    let message =
      #"{"type":"msg_with_image","title":"T","body":"","image_url":"https://e.co/\#(picture)","alt_text":"A dot"}"#
    let console = TestConsole(files: ["f": message])
    console.outputTerminal = terminal
    return console
  }

  @Test func `a picture is drawn from the file of the folder that its address ends in`() {
    let console = console()
    console.environment = ["TERM": "xterm-256color"]
    #expect(console.run("f", "--image-dir", folder, "-w", "20", "--color", "always") == .success)
    #expect(console.output.contains("\u{1B}[38;5;196m█\u{1B}[0m"))
    #expect(console.output.contains("A dot") && !console.output.contains("e.co"))
    #expect(console.errors.isEmpty)
  }

  @Test func `a folder that is not there is said`() {
    let console = console()
    #expect(console.run("f", "--image-dir", "\(folder)/none") == .io)
    #expect(console.errors == "cardrender: \(folder)/none: No such folder of pictures\n")
    #expect(console.output.isEmpty)
  }

  @Test func `without the option no picture is drawn`() {
    let console = console()
    #expect(console.run("f", "-w", "30") == .success)
    #expect(console.output.contains("https://e.co/a.png"))
  }

  @Test func `a picture that came along is drawn without a folder, where it is asked for`() {
    let picture = "data:image/png;base64,\(Self.pixel)"
    let message = #"{"type":"msg_with_image","title":"T","body":"","image_url":"\#(picture)","alt_text":"A dot"}"#
    let console = TestConsole(files: ["f": message])
    #expect(console.run("f", "--images", "-w", "40", "--color", "256") == .success)
    #expect(console.output.contains("\u{1B}[38;5;196m█\u{1B}[0m") && console.output.contains("A dot"))
    let plain = TestConsole(files: ["f": message])
    #expect(plain.run("f", "-w", "40") == .success)
    #expect(plain.output.contains("[image] A dot") && plain.output.contains("image/png, 1 KB"))
    #expect(console.errors.isEmpty && plain.errors.isEmpty)
  }

  @Test func `a picture that came along and is cut off is its text, and is told`() {
    // The signature, and the beginning of the first chunk.
    let picture = "data:image/png;base64,\(Self.pixel.prefix(24))"
    let message = #"{"type":"msg_with_image","title":"T","body":"","image_url":"\#(picture)","alt_text":"A dot"}"#
    let console = TestConsole(files: ["f": message])
    #expect(console.run("f", "--images", "-w", "40") == .success)
    #expect(console.output.contains("[image] A dot") && console.output.contains("image/png, 1 KB"))
    #expect(console.errors == "cardrender: the picture \"A dot\" is not drawn: it is damaged or cut off\n")
  }

  @Test func `a broken picture is its text, and is told`() {
    let console = console("broken.png")
    #expect(console.run("f", "--image-dir", folder, "-w", "40") == .success)
    #expect(console.output.contains("[image] A dot") && console.output.contains("https://e.co/broken.png"))
    #expect(console.errors == "cardrender: the picture \"A dot\" is not drawn: it is neither PNG nor JPEG\n")
    #expect(console.run("preview", "f", "--image-dir", folder, "-w", "40") == .success)
    #expect(console.output.hasSuffix("valid\nthe picture \"A dot\" is not drawn: it is neither PNG nor JPEG\n"))
  }

  @Test(
    arguments: [
      (nil, ["--images=kitty"], [:], false), (Terminal(columns: 40), ["--images=kitty"], [:], true),
      (Terminal(columns: 40), [], ["TERM": "xterm-kitty"], true), (Terminal(columns: 40), [], ["TERM": "xterm"], false),
      (Terminal(columns: 40), ["--images"], ["TERM": "xterm-kitty"], true),
      (Terminal(columns: 40), ["--images=symbols"], ["TERM": "xterm-kitty"], false),
      (Terminal(columns: 40), ["--images=kitty"], ["TERM": "dumb"], false),
      (Terminal(columns: 40), ["--images=kitty", "-o", "out"], [:], false),
    ] as [(Terminal?, [String], [String: String], Bool)])
  func `pixels go to a terminal that takes them, and to nothing else`(
    terminal: Terminal?, arguments: [String], environment: [String: String], expected: Bool
  ) {
    let console = console(terminal: terminal)
    console.environment = environment
    #expect(CommandLineTool(console: console).run(["f", "--image-dir", folder] + arguments) == .success)
    let output = console.output + (console.replaced["out"] ?? "")
    #expect(output.contains("\u{1B}_G") == expected)
    #expect(output.contains("A dot"))
  }

  @Test func `a pager gets characters, for it would show a sequence as text`() throws {
    let console = console(terminal: Terminal(columns: 40, rows: 4))
    #expect(console.run("preview", "f", "--image-dir", folder, "--images=kitty") == .success)
    let text = try #require(console.paged.first).text
    #expect(!text.contains("\u{1B}_G") && text.contains("█"))
  }

  @Test(arguments: [
    (
      ["--images=kity", "--image-dir=x", "f"],
      #"--images is "kity"; expected one of auto, symbols, kitty, sixel, iterm"#,
      "did you mean kitty?"
    ),
    (["validate", "--images", "f"], "validate takes no option --images", "see cardrender help validate"),
  ])
  func `what cannot be drawn so is refused`(arguments: [String], message: String, hint: String) {
    let console = console()
    #expect(CommandLineTool(console: console).run(arguments) == .usage)
    #expect(console.errors == "cardrender: \(message)\n  \(hint)\n")
  }
}
