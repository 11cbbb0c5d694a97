/// The tags of headings by their level, 1 to 6.
enum HTMLHeading {
  /// The start of the start tag, up to its attributes.
  static func start(_ level: Int) -> StaticString { starts[level - 1] }

  static func end(_ level: Int) -> StaticString { ends[level - 1] }

  private static let starts: [StaticString] = ["<h1", "<h2", "<h3", "<h4", "<h5", "<h6"]
  private static let ends: [StaticString] = ["</h1>", "</h2>", "</h3>", "</h4>", "</h5>", "</h6>"]
}
