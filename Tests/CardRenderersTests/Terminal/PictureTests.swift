import CardCore
import Testing

@testable import CardRenderers

struct PictureTests {
  /// Draws every picture in the same way.
  private struct FixedDrawer: PictureDrawer {
    let drawn: DrawnPicture
    func draw(_ image: Image, columns: Int, placesGraphics: Bool) -> DrawnPicture { drawn }
  }

  private static let image: Image = {
    guard let source = LinkDestination("https://e.co/a.png") else { preconditionFailure("the address is allowed") }
    return Image(source, alternative: "A map")
  }()

  private func rendering(
    _ drawn: DrawnPicture, body: [Block] = [.image(image)], width: Int = 16, movesCursor: Bool = false,
    styling: TerminalStyling = .plain
  ) -> Rendering {
    let options = RenderingOptions(width: width, styling: styling, movesCursor: movesCursor)
    return TerminalRenderer(options: options, pictures: FixedDrawer(drawn: drawn)).render(Card(body: body))
  }

  private static let cells: [[PictureCell]] = [
    [
      PictureCell("▀", foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 255)),
      PictureCell(" ", background: .indexed(200)),
    ],
    [PictureCell("▄", foreground: .basic(1), background: .basic(12)), PictureCell(" ")],
  ]

  @Test func `characters of a picture stand in the frame, with its text beneath`() {
    let rendering = rendering(.cells(Self.cells))
    #expect(
      rendering.text == """
        ╭──────────────╮
        │ ▀█           │
        │ ▄            │
        │ A map        │
        ╰──────────────╯

        """)
    #expect(rendering.losses.isEmpty)
  }

  @Test func `their colours are parameters of our own`() {
    let text = rendering(.cells(Self.cells), styling: .color(.trueColor)).text
    #expect(text.contains("\u{1B}[38;2;255;0;0;48;2;0;0;255m▀\u{1B}[0m\u{1B}[38;5;200m█\u{1B}[0m"))
    #expect(text.contains("\u{1B}[31;104m▄\u{1B}[0m"))
    #expect(!rendering(.cells(Self.cells), styling: .monochrome).text.contains("38;"))
  }

  @Test func `a picture in a list and a quote stands behind what stands before them`() {
    let body: [Block] = [.list(List(.bullet, isTight: true, items: [[.quote([.image(Self.image)])]]))]
    #expect(
      rendering(.cells(Self.cells), body: body).text == """
        ╭──────────────╮
        │ • │ ▀█       │
        │   │ ▄        │
        │   │ A map    │
        ╰──────────────╯

        """)
  }

  @Test(arguments: ["\u{1B}", "a", "│", "\u{202E}", "\n"] as [Unicode.Scalar])
  func `a drawer cannot put any other character into a cell`(symbol: Unicode.Scalar) {
    #expect(PictureCell(symbol).symbol == " ")
    #expect(PictureCell(symbol, background: .basic(1)).symbol == "█")
  }

  @Test func `pixels are put into rows that are kept free, from below, and the cursor comes back`() throws {
    let graphics = try #require(TerminalGraphics("\u{1B}_Ga=T;AAAA\u{1B}\\", columns: 3, rows: 2))
    let text = rendering(.graphics(graphics), body: [.quote([.image(Self.image)])], movesCursor: true).text
    let free = "│ │ \u{A0}\u{A0}\u{A0}\u{1B}[16G│\n"
    #expect(
      text == "╭──────────────╮\n" + free + free
        + "\u{1B}7\u{1B}[2A\u{1B}[5G\u{1B}_Ga=T;AAAA\u{1B}\\\u{1B}8"
        + "│ │ A map\u{1B}[16G│\n╰──────────────╯\n")
  }

  @Test func `without a frame pixels begin at the first column`() throws {
    let graphics = try #require(TerminalGraphics("\u{1B}Pq~\u{1B}\\", columns: 3, rows: 1))
    let text = rendering(.graphics(graphics), width: 8, movesCursor: true).text
    #expect(text == "\u{A0}\u{A0}\u{A0}\n\u{1B}7\u{1B}[1A\u{1B}[1G\u{1B}Pq~\u{1B}\\\u{1B}8A map\n")
  }

  @Test(arguments: [(16, false), (6, true)])
  func `pixels never go into a pipe, nor beyond the width`(width: Int, movesCursor: Bool) throws {
    let graphics = try #require(TerminalGraphics("\u{1B}Pq~\u{1B}\\", columns: 7, rows: 1))
    let rendering = rendering(.graphics(graphics), width: width, movesCursor: movesCursor)
    #expect(!rendering.text.contains("\u{1B}P"))
    #expect(rendering.losses.map(\.code) == ["loss.image"])
  }

  @Test(arguments: [
    "", "x", "\u{1B}_Gx", "\u{1B}_Gx\u{1B}", "\u{1B}[2J", "\u{1B}]0;title\u{07}", "\u{1B}]52;c;AAAA\u{07}",
    "\u{1B}_Gx\u{1B}\\\u{1B}[2J", "\u{1B}_Gx\u{1B}\\x", "\u{1B}_G\u{9C}\u{1B}\\", "\u{1B}_Gx\u{1B}[2J\u{1B}\\",
    "\u{1B}Pq\n\u{1B}\\", "\u{1B}_Ax\u{1B}\\",
  ])
  func `a sequence that does anything but draw is refused`(sequence: String) {
    #expect(TerminalGraphics(sequence, columns: 1, rows: 1) == nil)
  }

  @Test(arguments: [
    "\u{1B}_Ga=T;AAAA\u{1B}\\\u{1B}_Gm=0;\u{1B}\\", "\u{1B}P0;1;0q#0~\u{1B}\\", "\u{1B}]1337;File=inline=1:AA==\u{07}",
  ])
  func `the sequences of the three kinds are taken`(sequence: String) {
    #expect(TerminalGraphics(sequence, columns: 1, rows: 1)?.sequence == sequence)
    #expect(TerminalGraphics(sequence, columns: 0, rows: 1) == nil)
  }

  @Test func `a picture that is not there, or broken, is its text and address, and a loss`() {
    let plain = TerminalRenderer(options: RenderingOptions(width: 30)).render(Card(body: [.image(Self.image)]))
    let absent = rendering(.absent, width: 30)
    #expect(absent == plain)
    let broken = rendering(.broken(.damaged), width: 30)
    #expect(broken.text == plain.text)
    #expect(broken.losses.map(\.code) == ["loss.image-broken"])
    #expect(broken.losses.map(\.message) == [#"the picture "A map" is not drawn: it is damaged or cut off"#])
  }

  @Test func `a card has four pictures at most`() {
    let rendering = rendering(.cells(Self.cells), body: [Block](repeating: .image(Self.image), count: 6))
    #expect(rendering.text.split(separator: "▀").count == 5)
    #expect(rendering.losses.map(\.code) == ["loss.image-broken", "loss.image-broken"])
  }

  @Test func `rows that were cut off get no pixels`() throws {
    let graphics = try #require(TerminalGraphics("\u{1B}Pq~\u{1B}\\", columns: 3, rows: 100_000))
    let rendering = rendering(.graphics(graphics), movesCursor: true)
    #expect(!rendering.text.contains("\u{1B}P"))
    #expect(rendering.losses.contains { $0.code == "loss.truncated" })
  }
}
