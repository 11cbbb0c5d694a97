import CardKit
import Testing

@testable import CardRenderCLI

struct HTMLOptionTests {
  private static let card =
    #"{"type":"msg_with_button","title":"T","body":"B","button_text":"L","button_action":"A"}"#

  private func console(_ files: [String: String] = [:]) -> TestConsole {
    TestConsole(files: files.merging(["a.json": Self.card]) { own, _ in own })
  }

  @Test func `a fragment is an article, and a mail is a page without buttons`() {
    let fragment = console()
    #expect(fragment.run("a.json", "--html", "--fragment") == .success)
    #expect(fragment.output.hasPrefix("<article class=\"card\""))
    let mail = console()
    #expect(mail.run("a.json", "--email") == .success)
    #expect(mail.output.hasPrefix("<!DOCTYPE html>") && !mail.output.contains("<button"))
    let both = console()
    both.run("a.json", "--html", "--email")
    #expect(both.output == mail.output)
  }

  @Test(arguments: [
    ["--fragment"], ["--fragment", "--ansi"], ["--email", "--text"], ["--email", "--format=markdown"], ["--lang=ko"],
    ["--heading-level=3", "--ansi"], ["--template=t"], ["--html", "--email", "--fragment"], ["--html", "--lang=x_y"],
    ["--html", "--heading-level=7"], ["--html", "--heading-level=0"],
  ])
  func `an option of HTML that cannot be followed is a slip`(options: [String]) {
    let console = console()
    #expect(CommandLineTool(console: console).run(["a.json"] + options) == .usage)
    #expect(console.output.isEmpty && console.errors.hasPrefix("cardrender: --"))
  }

  @Test func `the language and the level are those that are asked for`() {
    let console = console()
    console.run("a.json", "--html", "--lang", "pt-BR", "--heading-level", "1")
    #expect(console.output.contains("<html lang=\"pt-BR\""))
    #expect(console.output.contains("<h1 id=\"card-"))
    let fragment = self.console()
    fragment.run("a.json", "--html", "--fragment", "--lang=ko")
    #expect(fragment.output.contains(" lang=\"ko\""))
  }

  @Test func `css and js print what a page of cards needs`() {
    let css = console()
    #expect(css.run("css") == .success)
    #expect(css.output == HTMLTemplate.standard.style)
    let file = console()
    #expect(file.run("js", "--output", "card.js") == .success)
    #expect(file.replaced["card.js"] == HTMLTemplate.script && file.output.isEmpty)
    #expect(console().run("css", "x") == .usage)
    #expect(console().run("js", "--template=t") == .usage)
  }

  @Test func `a folder's files stand in for the built-in ones`() {
    let console = console(["t/page.html": "<p>{{cards}}{{style}}", "t/card.css": ".card{}"])
    #expect(console.run("a.json", "--html", "--template", "t") == .success)
    #expect(console.output.hasPrefix("<p><article") && console.output.hasSuffix("<style>.card{}</style>"))
    let css = self.console(["t/card.css": ".card{}"])
    #expect(css.run("css", "--template", "t/") == .success)
    #expect(css.output == ".card{}")
  }

  @Test func `a fault of a template is told with its file, all of them at once`() {
    let console = console(["t/page.html": "<p>\n{{cads}}</p>", "t/card.css": "</style>"])
    #expect(console.run("a.json", "--html", "--template=t") == .usage)
    #expect(console.output.isEmpty)
    #expect(
      console.errors.contains("error[template.placeholder]: there is no placeholder \"cads\"\n --> t/page.html:2:1"))
    #expect(console.errors.contains("did you mean {{cards}}?"))
    #expect(console.errors.contains("error[template.bad-text]") && console.errors.contains(" --> t/card.css:1:1"))
  }

  @Test func `a folder that is not there, or holds no template, is told`() {
    #expect(console().run("a.json", "--html", "--template=t") == .io)
    let console = console(["t/x.html": ""])
    #expect(console.run("a.json", "--html", "--template=t") == .usage)
    #expect(console.errors.contains("page.html, email.html, card.css"))
  }
}
