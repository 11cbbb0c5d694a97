import CardCore
import CardRenderers
import Foundation
import Testing

@testable import CardPictures

struct LocalPicturesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "cardrender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("wide.png", width: 100, height: 20)
    try write("tall.png", width: 2, height: 400)
    try Data("no picture".utf8).write(to: folder.appending(path: "text.png"))
  }

  private func write(_ name: String, width: Int, height: Int) throws {
    let rows = [[[UInt8]]](repeating: [[UInt8]](repeating: [255, 0, 0, 255], count: width), count: height)
    try Data(PNG.file(rows)).write(to: folder.appending(path: name))
  }

  private func drawn(
    _ name: String, columns: Int, graphics: GraphicsProtocol? = nil, placesGraphics: Bool = true
  ) throws -> DrawnPicture {
    let source = try #require(LinkDestination("https://e.co/\(name)"))
    let pictures = LocalPictures(
      folder: PictureFolder(path: folder.path()), colors: .rgb, graphics: graphics,
      cell: CellSize(width: 10, height: 20))
    return pictures.draw(Image(source, alternative: ""), columns: columns, placesGraphics: placesGraphics)
  }

  private func size(of drawn: DrawnPicture) -> [Int] {
    switch drawn {
    case .cells(let rows): [rows[0].count, rows.count]
    case .graphics(let graphics): [graphics.columns, graphics.rows]
    case .absent, .broken: []
    }
  }

  @Test(
    arguments: [
      // Two pixels in a cell of characters, one above the other; never more than 60 columns and 20 rows.
      ("wide.png", 200, nil, [60, 6]), ("wide.png", 30, nil, [30, 3]), ("wide.png", 1, nil, [1, 1]),
      ("tall.png", 30, nil, [1, 20]),
      // 10 times 20 pixels in a cell of a terminal with graphics.
      ("wide.png", 30, .kitty, [10, 1]), ("wide.png", 5, .sixel, [5, 1]), ("tall.png", 30, .iterm, [1, 20]),
    ] as [(String, Int, GraphicsProtocol?, [Int])])
  func `a picture keeps its shape in the room that there is`(
    name: String, columns: Int, graphics: GraphicsProtocol?, expected: [Int]
  ) throws {
    #expect(try size(of: drawn(name, columns: columns, graphics: graphics)) == expected)
  }

  @Test func `where the cursor cannot be moved a picture is made of characters`() throws {
    let drawn = try drawn("wide.png", columns: 30, graphics: .kitty, placesGraphics: false)
    guard case .cells = drawn else { return #expect(Bool(false), "\(drawn)") }
  }

  @Test func `a file that is not there is no fault, and one that is no picture is`() throws {
    #expect(try drawn("none.png", columns: 30) == .absent)
    #expect(try drawn("text.png", columns: 30) == .broken(.unknownFormat))
  }

  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], GraphicsProtocol.kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm),
      (["TERM": "mlterm"], .sixel), (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], nil), (["TERM": "linux"], nil),
      (["TERM": "screen.xterm-kitty"], nil), (["TERM": "dumb"], nil), ([:], nil),
    ] as [([String: String], GraphicsProtocol?)])
  func `the terminal is told by its environment`(environment: [String: String], expected: GraphicsProtocol?) {
    #expect(GraphicsProtocol.detected(in: environment) == expected)
  }
}
