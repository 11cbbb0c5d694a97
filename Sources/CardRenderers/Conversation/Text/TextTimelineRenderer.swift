public import CardCore

/// Renders a conversation as plain text, one message under the other, for pipes, logs and screen readers.
///
/// Lines are as long as the sender made them, unless a width is given.
public struct TextTimelineRenderer: TimelineRenderer {
  public let format = OutputFormat.textTimeline

  private let look: TimelineLook

  public init(options: RenderingOptions = RenderingOptions()) {
    look = TimelineLook(log: options)
  }

  public func beginning(title: DisplayText) -> String { "" }

  public func render(_ entry: TimelineEntry, index: Int) -> Rendering {
    TimelinePage.rendering(of: entry, index: index, look: look)
  }

  public let ending = ""
}
