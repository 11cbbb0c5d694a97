public import CardCore

/// Renders a conversation as an HTML list, and a page around it that needs nothing else.
///
/// The page has no script, and a Content-Security-Policy that allows none. Faces are initials: nothing is fetched. There
/// is no mail of a conversation; what is asked for as one is a page.
public struct HTMLTimelineRenderer: TimelineRenderer {
  public let format = OutputFormat.htmlTimeline

  private let options: RenderingOptions

  public init(options: RenderingOptions = RenderingOptions()) {
    self.options = options
  }

  /// The page up to the list of entries, in which new ones are told to who cannot see them.
  public func beginning(title: DisplayText) -> String {
    let page = isFragment ? "" : ConversationPage(options.html).beginning(title: name(title).string)
    return page + HTMLTimelineEntry.beginning(title: title, isFragment: isFragment)
  }

  public func render(_ entry: TimelineEntry, index: Int) -> Rendering {
    HTMLTimelineEntry.rendering(of: entry, index: index, options)
  }

  public var ending: String {
    HTMLTimelineEntry.ending(isFragment: isFragment) + (isFragment ? "" : ConversationPage(options.html).ending)
  }

  private var isFragment: Bool { options.html.mode == .fragment }

  /// What the page is called.
  private func name(_ title: DisplayText) -> DisplayText {
    title.isBlank ? options.words.conversation : title
  }
}
