import CardKit
import CardPictures

/// What the options, the environment and the terminal say of pictures.
struct PictureOptions {
  /// The most rows of a picture, which is at most half of the screen.
  private static let maximumRows = 20

  let invocation: Invocation
  let environment: [String: String]
  let styling: TerminalStyling

  /// The terminal that takes pixels, or `nil` for a pipe, a file or a pager.
  let terminal: Terminal?

  /// The catalog, with pictures drawn in the terminal's format where that is asked for.
  func added(to catalog: RendererCatalog) -> RendererCatalog {
    guard invocation.wantsImages || invocation.imageFolder != nil else { return catalog }
    let drawer = LocalPictures(
      folder: invocation.imageFolder.map { PictureFolder(path: $0) }, colors: colors, graphics: graphics,
      cell: terminal?.cell ?? .usual,
      maximumRows: min(terminal?.rows.map { $0 / 2 } ?? .max, Self.maximumRows))
    var catalog = catalog
    catalog.register { TerminalRenderer(options: $0, pictures: drawer) }
    return catalog
  }

  private var graphics: GraphicsProtocol? {
    guard terminal != nil else { return nil }
    return switch invocation.images {
    case .auto: GraphicsProtocol.detected(in: environment)
    case .symbols: nil
    case .kitty: .kitty
    case .sixel: .sixel
    case .iterm: .iterm
    }
  }

  private var colors: PictureColors {
    switch styling.depth {
    case .none: .none
    case .sixteen: .basic
    case .indexed: .indexed
    case .trueColor: .rgb
    }
  }
}

extension [Rendering.Loss] {
  /// The pictures that were to be drawn and could not be, each on a line.
  var brokenPictures: String {
    reduce(into: "") { lines, loss in
      if loss.code == DiagnosticCode.lossImageBroken.rawValue { lines += "cardrender: \(loss.message)\n" }
    }
  }
}
