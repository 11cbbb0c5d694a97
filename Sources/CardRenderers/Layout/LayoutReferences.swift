import CardCore

/// What styles name by number: links, and the pictures whose pixels are shown.
///
/// An object that the layouts of an output share with what writes them.
final class LayoutReferences {
  private var destinations: [LinkDestination] = []
  private var pictures: [TerminalGraphics] = []

  /// Another link.
  func link(to destination: LinkDestination) -> Hyperlink {
    destinations.append(destination)
    return Hyperlink(number: Int32(destinations.count - 1))
  }

  func destination(of link: Hyperlink) -> LinkDestination {
    destinations[Int(link.number)]
  }

  /// The number of another picture.
  func number(of graphics: TerminalGraphics) -> Int {
    pictures.append(graphics)
    return pictures.count - 1
  }

  func graphics(_ number: Int) -> TerminalGraphics {
    pictures[number]
  }
}
