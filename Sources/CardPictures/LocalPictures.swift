public import CardCore
public import CardRenderers

/// Draws the pictures of cards that came along with them, and others from the files of a folder; nothing is ever fetched.
public struct LocalPictures: PictureDrawer {
  /// The most columns of a picture.
  private static let maximumColumns = 60

  private let folder: PictureFolder?
  private let colors: PictureColors
  private let graphics: GraphicsProtocol?
  private let cell: CellSize
  private let maximumRows: Int

  /// Takes what the terminal can do; without `graphics` pictures are made of characters, and without a folder only those
  /// are drawn that came along.
  public init(
    folder: PictureFolder?, colors: PictureColors, graphics: GraphicsProtocol? = nil, cell: CellSize = .usual,
    maximumRows: Int = 20
  ) {
    self.folder = folder
    self.colors = colors
    self.graphics = graphics
    self.cell = cell
    self.maximumRows = max(maximumRows, 1)
  }

  public func draw(_ image: Image, columns: Int, placesGraphics: Bool) -> DrawnPicture {
    do throws(PictureFailure) {
      guard let file = try file(of: image.source) else { return .absent }
      return try draw(Bitmap(file), columns: min(columns, Self.maximumColumns), placesGraphics: placesGraphics)
    } catch {
      return .broken(error.fault)
    }
  }

  private func file(of source: ImageSource) throws(PictureFailure) -> [UInt8]? {
    switch source {
    case .address(let address): try folder?.file(for: address)
    case .embedded(let picture): picture.bytes
    }
  }

  private func draw(
    _ bitmap: consuming Bitmap, columns: Int, placesGraphics: Bool
  ) throws(PictureFailure) -> DrawnPicture {
    guard placesGraphics, let graphics else {
      // A cell shows two pixels, one above the other.
      let size = size(of: bitmap, columns: columns, cell: CellSize(width: 1, height: 2))
      return .cells(try bitmap.cells(columns: size.columns, rows: size.rows, colors: colors))
    }
    let size = size(of: bitmap, columns: columns, cell: cell)
    return .graphics(try bitmap.graphics(graphics, columns: size.columns, rows: size.rows, cell: cell))
  }

  /// The cells that a picture fills: as many as its pixels do, or as there is room for.
  private func size(of bitmap: borrowing Bitmap, columns: Int, cell: CellSize) -> (columns: Int, rows: Int) {
    let (width, height) = (Double(bitmap.width) / Double(cell.width), Double(bitmap.height) / Double(cell.height))
    let scale = min(1, Double(columns) / width, Double(maximumRows) / height)
    return (
      min(max(Int((width * scale).rounded()), 1), columns), min(max(Int((height * scale).rounded()), 1), maximumRows)
    )
  }
}
