import CardCore
import Templates
import TestSupport
import Testing

@testable import CardRenderers

struct TerminalThemeTests {
  private static func theme(_ json: String) throws -> TerminalTheme { try TerminalTheme(json: json.utf8) }

  @Test func `a role says what it has, and its base the rest`() throws {
    let theme = try Self.theme(
      #"""
      {"roles":{"text":{"foreground":"red","italic":true},"accent":{"foreground":12,"underline":true,"bold":true},
        "link":{"bold":false,"background":"#010203"}}}
      """#)
    let link = theme.style(of: .link)
    #expect(link.foreground == ThemeColor([.indexed(12)]))
    #expect(link.background == ThemeColor([.rgb(1, 2, 3)]))
    #expect(link.attributes == [.bold: false, .underline: true, .italic: true])
    #expect(link.parameters(for: .color(.trueColor)) == "3;4;94;48;2;1;2;3")
    #expect(theme.style(of: .border).parameters(for: .color(.sixteen)) == "3;31")
  }

  @Test func `the usual theme is what its file says`() throws {
    #expect(try TerminalTheme(json: Templates.Themes.standard) == .standard)
  }

  @Test func `a theme that extends another says more`() throws {
    let theme = try Self.theme(
      #"{"name":"x","extends":"dark","roles":{"code":{"bold":true},"border":{"foreground":1}}}"#)
    let dark = BuiltInTheme.dark.theme
    #expect(theme.name == "x")
    #expect(theme.style(of: .code).foreground == dark.style(of: .code).foreground)
    #expect(theme.style(of: .code).attributes[.bold] == true)
    #expect(theme.style(of: .border).foreground == ThemeColor([.indexed(1)]))
    #expect(theme.style(of: .title) == dark.style(of: .title))
  }

  @Test(arguments: [
    (ColorDepth.none, "1"), (.sixteen, "1;33"), (.indexed, "1;38;5;221"), (.trueColor, "1;38;2;255;215;95"),
  ])
  func `of several colours the first is taken that can be shown`(depth: ColorDepth, parameters: String) throws {
    let theme = try Self.theme(##"{"roles":{"title":{"bold":true,"foreground":["#ffd75f",221,"yellow"]}}}"##)
    let styling = depth == .none ? TerminalStyling.monochrome : .color(depth)
    #expect(theme.style(of: .title).parameters(for: styling) == parameters)
  }

  @Test func `without a colour for few, the last is brought to the nearest`() throws {
    let theme = try Self.theme(##"{"roles":{"title":{"foreground":["#fe0000"]}}}"##)
    #expect(theme.style(of: .title).parameters(for: .color(.indexed)) == "38;5;196")
    #expect(theme.style(of: .title).parameters(for: .color(.sixteen)) == "91")
  }

  private func opening(of style: TextStyle, _ theme: TerminalTheme, _ styling: TerminalStyling) -> String {
    var styles = StyleSheet(theme, for: styling)
    return String(decoding: styles.opening(of: styles.look(of: style)), as: UTF8.self)
  }

  @Test func `emphasis is added to whatever it stands in`() throws {
    let theme = try Self.theme(
      #"{"roles":{"code":{"foreground":2},"strong":{"bold":true,"foreground":1},"emphasis":{"underline":true}}}"#)
    var style = TextStyle(.code)
    style.isEmphasized = true
    #expect(opening(of: style, theme, .color(.sixteen)) == "\u{1B}[4;32m")
    style.isStrong = true
    #expect(opening(of: style, theme, .color(.sixteen)) == "\u{1B}[1;4;31m")
    #expect(opening(of: style, theme, .monochrome) == "\u{1B}[1;4m")
    #expect(opening(of: style, theme, .plain) == "")
  }

  @Test func `the glyphs of a theme stand in their places`() throws {
    let theme = try Self.theme(
      #"""
      {"glyphs":{"frame":"double","bullet":"▸","quote":"┃","arrow":"⇒","rule":"=","continuation":">",
        "full":"#","empty":"."}}
      """#)
    let glyphs = theme.glyphs.over(.drawn)
    #expect(
      glyphs
        == LayoutGlyphs(
          bullet: "▸", quote: "┃", arrow: "⇒", rule: "=", ruleWidth: .max, continuation: ">", barFull: "#",
          barEmpty: ".", ellipsis: "…", tooWide: "…"))
    #expect(theme.glyphs.frame == .double)
    let card = Card(body: [.quote([.paragraph([.text("x")])])])
    #expect(TerminalRenderer(options: RenderingOptions(width: 14, theme: theme)).render(card).text.contains("║ ┃ x "))
  }

  @Test func `a theme may say nothing`() throws {
    #expect(try Self.theme("{}") == TerminalTheme(name: "custom"))
    #expect(try Self.theme("\u{FEFF}{} \r\n") == TerminalTheme(name: "custom"))
  }

  // MARK: Faults

  /// Each of very many slips is told at its place, or the file is still a theme.
  @Test(arguments: [Templates.Themes.standard, Templates.Themes.highContrast, Templates.Themes.dark])
  func `a file with any byte changed is a theme or has faults with places`(json: [UInt8]) {
    var generator = SeededGenerator(seed: 4)
    for index in json.indices {
      var changed = json
      changed[index] = UInt8.random(in: 0...255, using: &generator)
      do throws(CardFailure) {
        let theme = try TerminalTheme(json: changed)
        #expect(theme.style(of: .button) == theme.style(of: .button))
      } catch {
        #expect(!error.diagnostics.isEmpty)
        for diagnostic in error.diagnostics {
          #expect(diagnostic.range.map { $0.lowerBound >= 0 && $0.upperBound <= changed.count } == true)
          #expect(UnsafeText.findings(in: diagnostic.message + (diagnostic.hint ?? "")) == [])
        }
      }
    }
  }

  @Test(
    arguments: [
      ("[]", "the theme is a list, not an object"),
      (#"{"x":1}"#, #"a theme has no key "x" here"#),
      (#"{"roles":[]}"#, #""roles" cannot be a list"#),
      (#"{"roles":{"titel":{}}}"#, #"a theme has no key "titel" here"#),
      (#"{"roles":{"title":1}}"#, #""title" cannot be 1"#),
      (#"{"roles":{"title":{"blink":true}}}"#, #"a theme has no key "blink" here"#),
      (#"{"roles":{"title":{"bold":"yes"}}}"#, #""bold" cannot be "yes""#),
      (#"{"roles":{"title":{"foreground":256}}}"#, #""foreground" cannot be 256"#),
      (#"{"roles":{"title":{"foreground":1.0}}}"#, #""foreground" cannot be 1.0"#),
      (#"{"roles":{"title":{"foreground":-1}}}"#, #""foreground" cannot be -1"#),
      (#"{"roles":{"title":{"foreground":null}}}"#, #""foreground" cannot be null"#),
      (#"{"roles":{"title":{"background":[]}}}"#, #""background" has 0 colors"#),
      (#"{"roles":{"title":{"background":[1,2,3,4]}}}"#, #""background" has 4 colors"#),
      (#"{"roles":{"title":{"background":[1,"blu"]}}}"#, #""background"[1] cannot be "blu""#),
      (#"{"roles":{"title":{"bold":true,"bold":false}}}"#, #"the key "bold" stands more than once"#),
      (#"{"extends":"night"}"#, #""extends" cannot be "night""#), (#"{"name":" "}"#, #""name" cannot be " ""#),
      (#"{"glyphs":{"frame":"round"}}"#, #""frame" cannot be "round""#),
      (#"{"glyphs":{"bullet":"ab"}}"#, #""bullet" cannot be "ab""#),
      (#"{"glyphs":{"bullet":"한"}}"#, #""bullet" cannot be "한""#),
      (#"{"glyphs":{"bullet":""}}"#, #""bullet" cannot be """#),
      (#"{"glyphs":{"bullet":" "}}"#, #""bullet" cannot be " ""#),
      (#"{"glyphs":{"bullet":"\u001b"}}"#, #""bullet" cannot be "␛""#),
      (#"{"glyphs":{"bullet":"a\u202e"}}"#, #""bullet" cannot be "a�""#),
      ("{} {}", "something stands behind the theme"),
    ])
  func `a fault of a theme is told`(json: String, message: String) {
    let failure = #expect(throws: CardFailure.self) { try Self.theme(json) }
    #expect(failure?.diagnostics.map(\.message) == [message])
    #expect(failure?.diagnostics.allSatisfy { $0.range != nil && $0.hint != nil } == true)
  }

  @Test func `all faults are told at once, in the order of the text`() {
    let json = #"{"roles":{"x":1,"title":{"bold":0,"dim":1}},"glyphs":{"full":1},"extends":2}"#
    let failure = #expect(throws: CardFailure.self) { try Self.theme(json) }
    let paths = failure?.diagnostics.map { "\($0.path)" }
    #expect(paths == ["roles.x", "roles.title.bold", "roles.title.dim", "glyphs.full", "extends"])
  }
}
