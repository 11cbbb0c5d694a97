import CardCore
import CardMarkdown
import Testing

/// What Markdown is read back as, without its texts.
enum MarkdownSkeleton {
  private struct UnreadableMarkdown: Error {}

  static func of(_ markdown: String) throws -> String {
    guard case .blocks(let blocks, let refused) = MarkdownReader(policy: .standard).read(markdown) else {
      throw UnreadableMarkdown()
    }
    #expect(refused.isEmpty)
    return Skeleton.of(blocks)
  }

  /// A text of as many lines that nobody could take for markup.
  static func harmless(_ text: String) -> String {
    let lines = DisplayText(lines: text).string.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "" : "x" }.joined(separator: "\n")
  }
}
