import CardMarkdown
import CardRendererTesting
import Testing

struct ConformanceTests {
  @Test(arguments: RendererCatalog.standard.formats)
  func `a format of the catalog is its renderer's own`(format: OutputFormat) throws {
    #expect(try #require(RendererCatalog.standard.renderer(named: format.name)).format == format)
  }

  @Test(arguments: RendererCatalog.standard.formats.map(\.name))
  func `each renderer keeps the promises`(format: String) throws {
    for options in [
      RenderingOptions(), RenderingOptions(width: 40, html: HTMLOptions(mode: .fragment), loadsImages: true),
    ] {
      let renderer = try #require(RendererCatalog.standard.renderer(named: format, options: options))
      #expect(RendererConformance(of: renderer).findings == [])
    }
  }

  @Test func `a terminal in colour keeps the promises behind its own escapes`() {
    let options = RenderingOptions(styling: .color(.trueColor), opensLinks: true)
    let conformance = RendererConformance(
      of: TerminalRenderer(options: options),
      inner: { $0.replacing(/\u{1B}\[[0-9;]*m|\u{1B}\]8;[^\u{1B}]*\u{1B}\\/, with: "") })
    #expect(conformance.findings == [])
  }

  @Test func `a terminal without Unicode keeps the promises`() {
    #expect(RendererConformance(of: TerminalRenderer(options: RenderingOptions(isASCII: true))).findings == [])
  }

  @Test(arguments: MarkdownDialect.allCases)
  func `each dialect keeps the promises`(dialect: MarkdownDialect) {
    #expect(RendererConformance(of: MarkdownRenderer(dialect: dialect)).findings == [])
  }

  @Test(arguments: [MarkdownDialect.commonMark, .github])
  func `hostile words do not change what CommonMark reads`(dialect: MarkdownDialect) {
    let conformance = RendererConformance(
      of: MarkdownRenderer(dialect: dialect),
      structure: { text in
        guard case .blocks(let blocks, _) = MarkdownReader(policy: .standard).read(text) else { return text }
        return Skeleton.of(blocks)
      })
    #expect(conformance.findings == [])
  }

  // MARK: Broken renderers

  @Test(arguments: BrokenRenderer.Fault.allCases)
  func `a renderer that breaks a promise is found out`(fault: BrokenRenderer.Fault) {
    let conformance = RendererConformance(
      of: BrokenRenderer(fault: fault), structure: { text in String(text.filter { "<>\n".contains($0) }) })
    let promises = Set(conformance.findings.map(\.promise))
    #expect(promises == fault.promises)
    #expect(conformance.findings.count <= 7 * RendererConformance.maximumFindings)
  }
}
