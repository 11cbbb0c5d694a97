public import CardCore

/// Renders a conversation for a terminal: the viewer's own messages on the right, all others on the left.
///
/// A bubble is at most about 70 % of the width. Under 30 cells the sides give way to a plain list.
public struct TerminalTimelineRenderer: TimelineRenderer {
  public let format = OutputFormat.ansiTimeline

  private let look: TimelineLook

  /// Takes what draws pictures; without it they are shown as their text and address.
  public init(options: RenderingOptions = RenderingOptions(), pictures: (any PictureDrawer)? = nil) {
    look = TimelineLook(screen: options, pictures: pictures)
  }

  public func beginning(title: DisplayText) -> String { "" }

  public func render(_ entry: TimelineEntry, index: Int) -> Rendering {
    TimelinePage.rendering(of: entry, index: index, look: look)
  }

  public let ending = ""
}
