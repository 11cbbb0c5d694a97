import CardRenderers
import Testing

@testable import CardPictures

struct BitmapTests {
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let green: [UInt8] = [0, 255, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let white: [UInt8] = [255, 255, 255, 255]
  private static let clear: [UInt8] = [0, 0, 0, 0]

  private func fault(of file: [UInt8]) -> PictureFault? {
    do throws(PictureFailure) {
      let bitmap = try Bitmap(file)
      return bitmap.width > 0 ? nil : .damaged
    } catch {
      return error.fault
    }
  }

  /// What the two halves of a cell show, the upper one first.
  private func halves(of cell: PictureCell) -> [PictureColor?] {
    switch cell.symbol {
    case " ": [nil, nil]
    case "█": [cell.foreground, cell.foreground]
    case "▀": [cell.foreground, cell.background]
    case "▄": [cell.background, cell.foreground]
    default: []
    }
  }

  @Test func `two by two pixels are two cells of two halves`() throws {
    let bitmap = try Bitmap(PNG.file([[Self.red, Self.green], [Self.blue, Self.white]]))
    #expect(bitmap.width == 2 && bitmap.height == 2)
    let cells = try bitmap.cells(columns: 2, rows: 1, colors: .rgb)
    #expect(
      cells.map { $0.map(halves) } == [[[.rgb(255, 0, 0), .rgb(0, 0, 255)], [.rgb(0, 255, 0), .rgb(255, 255, 255)]]])
  }

  @Test(arguments: [
    (PictureColors.basic, [PictureColor.basic(9), .basic(12)]), (.indexed, [.indexed(196), .indexed(21)]),
  ])
  func `colours of a palette are numbers of it`(colors: PictureColors, halves: [PictureColor]) throws {
    let bitmap = try Bitmap(PNG.file([[Self.red], [Self.blue]]))
    #expect(try self.halves(of: bitmap.cells(columns: 1, rows: 1, colors: colors)[0][0]) == halves)
  }

  @Test func `without colours light is drawn and dark is not`() throws {
    let bitmap = try Bitmap(PNG.file([[Self.white, [0, 0, 0, 255]], [Self.white, [0, 0, 0, 255]]]))
    #expect(try bitmap.cells(columns: 2, rows: 1, colors: .none) == [[PictureCell("█"), PictureCell(" ")]])
  }

  @Test func `what is transparent has no colour`() throws {
    let bitmap = try Bitmap(PNG.file([[Self.clear, Self.red], [Self.clear, Self.clear]]))
    let cells = try bitmap.cells(columns: 2, rows: 1, colors: .rgb)
    #expect(halves(of: cells[0][0]) == [nil, nil])
    #expect(halves(of: cells[0][1]) == [.rgb(255, 0, 0), nil])
  }

  @Test(arguments: GraphicsProtocol.allCases)
  func `pixels are one sequence of the terminal's own form`(graphics: GraphicsProtocol) throws {
    let bitmap = try Bitmap(PNG.file([[Self.red, Self.green], [Self.blue, Self.white]]))
    let drawn = try bitmap.graphics(graphics, columns: 3, rows: 2, cell: .usual)
    let beginning =
      switch graphics {
      case .kitty: "\u{1B}_G"
      case .sixel: "\u{1B}P"
      case .iterm: "\u{1B}]1337;File=inline=1;width=3;height=2;"
      }
    #expect(drawn.sequence.hasPrefix(beginning))
    #expect(drawn.columns == 3 && drawn.rows == 2)
  }

  // MARK: Faults

  @Test func `a file that is no picture is told from a damaged one`() {
    #expect(fault(of: []) == .unknownFormat)
    #expect(fault(of: Array("GIF89a".utf8)) == .unknownFormat)
    #expect(fault(of: PNG.signature) == .damaged)
    #expect(fault(of: [0xFF, 0xD8, 0xFF, 0xE0]) == .damaged)
  }

  @Test func `a file that is cut off anywhere is damaged`() {
    let file = PNG.file([[Self.red, Self.green], [Self.blue, Self.white]])
    #expect(fault(of: file) == nil)
    // The last chunk only says that the file ends.
    for length in PNG.signature.count..<file.count - 12 { #expect(fault(of: Array(file.prefix(length))) == .damaged) }
  }

  @Test(arguments: [(4097, 1), (1, 4097), (1 << 30, 1 << 30), (0x7FFF_FFFF, 1), (0xFFFF_FFFF, 0xFFFF_FFFF)])
  func `a picture that says it is huge is refused by its header`(width: Int, height: Int) {
    let file = PNG.signature + PNG.header(width: width, height: height) + PNG.chunk("IDAT", PNG.stored([0]))
    #expect(fault(of: file) == .tooLarge)
  }

  @Test(arguments: [(0, 1), (1, 0)])
  func `a picture without a side is damaged`(width: Int, height: Int) {
    #expect(fault(of: PNG.signature + PNG.header(width: width, height: height)) == .damaged)
  }

  @Test func `a huge JPEG is refused by its header`() {
    // SOI, and a frame of 65,500 times 65,500 pixels in one component.
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0xFF, 0xDC, 0xFF, 0xDC, 1, 1, 0x11, 0]
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    #expect(fault(of: [0xFF, 0xD8] + frame + scan) == .tooLarge)
  }

  @Test func `a file of more than 8 MiB is not looked into`() {
    let file = PNG.file([[Self.red]]) + [UInt8](repeating: 0, count: Bitmap.maximumFileLength)
    #expect(fault(of: file) == .tooLarge)
  }

  @Test func `spoiled files are refused or decoded, and never more`() throws {
    let file = PNG.file([[Self.red, Self.green], [Self.blue, Self.white]])
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      var spoiled = file
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        spoiled[8 + Int(state >> 33) % (file.count - 8)] = UInt8(truncatingIfNeeded: state >> 24)
      }
      _ = fault(of: spoiled)
    }
  }
}
