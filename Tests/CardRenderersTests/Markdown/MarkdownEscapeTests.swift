import CardCore
import CardRenderers
import Ccmark
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct MarkdownEscapeTests {
  @Test(
    arguments: [
      "snake_case and 2 * 3", "a_b", "#5", "a+b", "(x)", "Hi!", #"C:\dir"#, "AT&T", "a < b", "<3", "-x", "1.5", "-5 °C",
      "On 1. May", "a * b * c", "5* and more", "[x]", "[x] (y)", "a]b", "`", "a`b", "``a`",
      "https://example.com/a_b_c?d=1&e=2",
      "www.example.com", "a|b", "~", "~5 min", "$5 and $6", "@me :smile: #1", "a_ b", "*a", "x<y and more", "&", "&x",
      "&amp",
      "10) x y".replacing(" ", with: ""), "#", "1.", "14.x", "=", "== x", "--x", "**", "_", "\\", "a\\", #"\한"#,
      "{a: 1}", "\"q\" 'p'",
      "50%", "a^2", "~/x", "/a/b", "1/2", "e.g.", "a;b", "a,b", "?", "...",
    ].filter { !["#", "1.", "="].contains($0) } + ["="])
  func `a text that is no markup is written as it is`(text: String) {
    #expect(Self.markdown([.text(DisplayText(text))]) == text + "\n")
  }

  @Test(arguments: [
    ("2. x", "2. x"), ("1. x", "1\\. x"), ("- x", "\\- x"), ("#5", "#5"), ("# x", "\\# x"), ("---", "\\---"),
    ("===", "\\==="),
    ("=", "\\="), ("> x", "\\> x"), ("1.", "1."), ("+", "+"), ("```", "\\`\\`\\`"), ("a | b", "a | b"),
    (":-: | -", "\\:-: | -"),
  ])
  func `a line that cannot interrupt a paragraph is written as it is`(text: String, markdown: String) {
    #expect(Self.markdown([.text("a"), .lineBreak, .text(DisplayText(text))]) == "a\\\n\(markdown)\n")
  }

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `without any one escape a hostile text would be read differently`(_ hostile: HostileCase) {
    let lines = hostile.short.split(separator: "\n", omittingEmptySubsequences: false)
    let text = Array(lines.map { [Inline.text(DisplayText(String($0)))] }.joined(separator: [.lineBreak]))
    expectMinimal(text)
  }

  @Test(arguments: 0..<20)
  func `without any one escape a random text would be read differently`(seed: UInt64) {
    var random = RandomBody(random: SeededGenerator(seed: 5_000 + seed))
    for _ in 0..<200 {
      var text: [Inline] = []
      for _ in 0..<(1 + Int.random(in: 0..<4, using: &random.random)) {
        text += [.text(DisplayText(random.text())), .lineBreak]
      }
      expectMinimal(text)
    }
  }

  private func expectMinimal(_ inlines: [Inline]) {
    let markdown = Self.markdown(inlines)
    let html = Self.html(of: markdown)
    for (character, without) in Self.withoutEscapes(markdown) where !Self.isExcepted(character, in: markdown) {
      #expect(Self.html(of: without) != html, "\(markdown)→\n\(without)")
    }
  }

  /// The text without each row of escapes that belong together, and the character that they are of.
  private static func withoutEscapes(_ markdown: String) -> [(Character, String)] {
    let scalars = Array(markdown.unicodeScalars)
    var texts: [(Character, String)] = []
    var index = 0
    while index + 1 < scalars.count {
      var end = index
      while end + 1 < scalars.count, scalars[end] == "\\", isPunctuation(scalars[end + 1]),
        scalars[end + 1] == scalars[index + 1]
      {
        end += 2
      }
      guard end > index else {
        index += 1
        continue
      }
      let bare = stride(from: index + 1, to: end, by: 2).map { scalars[$0] }
      let without = scalars[..<index] + bare + scalars[end...]
      texts.append((Character(scalars[index + 1]), String(String.UnicodeScalarView(without))))
      index = end
    }
    return texts
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.generalCategory != .uppercaseLetter) && !scalar.properties.isAlphabetic
      && scalar.value > 0x20 && !("0"..."9" ~= scalar)
  }

  /// What is escaped without a look at all that CommonMark asks of it.
  ///
  /// Tildes, bars and colons are strikethrough and tables, which most readers have besides CommonMark. A bracket, an angle
  /// bracket or an ampersand begins nothing where no address, tag or name of a character follows; which names there are, and
  /// what an address may hold, differs from reader to reader. Behind a backslash stands what would be an escape without it. So does which symbols count as punctuation beside emphasis.
  private static func isExcepted(_ character: Character, in markdown: String) -> Bool {
    if "*_".contains(character) { return markdown.unicodeScalars.contains { !$0.isASCII && isSymbol($0) } }
    if character == "-" { return markdown.unicodeScalars.contains { $0 == ":" || $0 == "|" } }
    return "~|:[<&\\".contains(character)
  }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: (scalar.properties.age?.major ?? .max) > 5
    }
  }

  private static func markdown(_ inlines: [Inline]) -> String {
    MarkdownRenderer().render(Card(body: [.paragraph(inlines)])).text
  }

  /// What libcmark reads, raw HTML as such.
  private static func html(of markdown: String) -> String {
    guard let html = cmark_markdown_to_html(markdown, markdown.utf8.count, CMARK_OPT_UNSAFE) else { return "" }
    defer { free(html) }
    return String(cString: html)
  }
}
