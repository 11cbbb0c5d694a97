package import CardCore

/// Reads a body in CommonMark, in chat manner: a newline is a line break, raw HTML is text, and an image is its
/// alternative text with the address.
package struct MarkdownReader {
  private let policy: LinkPolicy

  package init(policy: LinkPolicy) {
    self.policy = policy
  }

  /// Reads `text`, of which at most the first 64 KiB are looked at: the caller refuses what is longer.
  package func read(_ text: String) -> MarkdownReading {
    guard !MarkdownLimits.hasTooManyMarkers(text), let document = CommonMarkDocument(text) else { return .tooDeep }
    var builder = BlockBuilder(policy: policy)
    let isComplete = document.walk { node, isEntering in
      isEntering ? builder.enter(node) : builder.leave(node)
    }
    return isComplete ? .blocks(builder.blocks, refused: builder.refused) : .tooDeep
  }
}
