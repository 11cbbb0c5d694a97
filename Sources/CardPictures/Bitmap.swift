internal import CPicture
package import CardRenderers

/// The pixels of a picture, decoded from a PNG or JPEG file.
///
/// A type that cannot be copied, since it frees the pixels.
package struct Bitmap: ~Copyable {
  /// The largest file that is decoded: 8 MiB.
  package static let maximumFileLength = 8 << 20

  private var bitmap = cpicture_bitmap()

  package var width: Int { Int(bitmap.width) }
  package var height: Int { Int(bitmap.height) }

  /// Decodes a file.
  ///
  /// The size of the picture is read before anything is allocated for it, and refused over 4096 pixels on a side.
  package init(_ file: [UInt8]) throws(PictureFailure) {
    guard file.count <= Self.maximumFileLength else { throw PictureFailure(fault: .tooLarge) }
    let status = file.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { cpicture_decode($0, bytes.count, &bitmap) } ?? CPICTURE_UNKNOWN_FORMAT
    }
    if let fault = status.fault { throw PictureFailure(fault: fault) }
  }

  deinit {
    var bitmap = bitmap
    cpicture_bitmap_free(&bitmap)
  }

  /// The picture as rows of characters.
  package borrowing func cells(columns: Int, rows: Int, colors: PictureColors) throws(PictureFailure) -> [[PictureCell]]
  {
    var cells = [cpicture_cell](repeating: cpicture_cell(), count: columns * rows)
    let status = withUnsafePointer(to: bitmap) { bitmap in
      cpicture_draw_cells(bitmap, Int32(columns), Int32(rows), colors.mode, &cells)
    }
    if let fault = status.fault { throw PictureFailure(fault: fault) }
    return (0..<rows).map { row in cells[row * columns..<(row + 1) * columns].map { PictureCell($0, colors) } }
  }

  /// The picture as pixels for a terminal whose cells have a size.
  package borrowing func graphics(
    _ graphics: GraphicsProtocol, columns: Int, rows: Int, cell: CellSize
  ) throws(PictureFailure) -> TerminalGraphics {
    var sequence: UnsafeMutablePointer<CChar>?
    let status = withUnsafePointer(to: bitmap) { bitmap in
      cpicture_draw_graphics(
        bitmap, graphics.mode, Int32(columns), Int32(rows), Int32(cell.width), Int32(cell.height), &sequence)
    }
    defer { cpicture_sequence_free(sequence) }
    if let fault = status.fault { throw PictureFailure(fault: fault) }
    guard let result = sequence.flatMap({ TerminalGraphics(String(cString: $0), columns: columns, rows: rows) }) else {
      throw PictureFailure(fault: .damaged)
    }
    return result
  }
}

extension PictureCell {
  fileprivate init(_ cell: cpicture_cell, _ colors: PictureColors) {
    self.init(
      Unicode.Scalar(cell.symbol) ?? " ", foreground: colors.color(cell.foreground),
      background: colors.color(cell.background))
  }
}

extension cpicture_status {
  fileprivate var fault: PictureFault? {
    switch self {
    case CPICTURE_DONE: nil
    case CPICTURE_NO_LIBRARY: .noLibrary
    case CPICTURE_UNKNOWN_FORMAT: .unknownFormat
    case CPICTURE_TOO_LARGE: .tooLarge
    default: .damaged
    }
  }
}
