/// Builds running text out of a row of marks.
struct InlineTree {
  private var levels: [[Inline]] = [[]]
  private var destinations: [LinkDestination] = []

  static func inlines(_ marks: [InlineSimplifier.Mark]) -> [Inline] {
    var tree = InlineTree()
    for mark in marks { tree.append(mark) }
    return tree.levels[0]
  }

  private mutating func append(_ mark: InlineSimplifier.Mark) {
    switch mark {
    case .text(let text): leaf(.text(DisplayText(text)))
    case .code(let text): leaf(.code(DisplayText(text)))
    case .lineBreak: leaf(.lineBreak)
    case .open: levels.append([])
    case .close(.emphasis): leaf(.emphasis(levels.removeLast()))
    case .close(.strong): leaf(.strong(levels.removeLast()))
    case .close(.strikethrough): leaf(.strikethrough(levels.removeLast()))
    case .openLink(let destination):
      levels.append([])
      destinations.append(destination)
    case .closeLink: leaf(.link(destinations.removeLast(), levels.removeLast()))
    }
  }

  private mutating func leaf(_ inline: Inline) {
    levels[levels.count - 1].append(inline)
  }
}
