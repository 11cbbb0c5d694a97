import CardCore
import Testing

struct FieldPathTests {
  @Test(arguments: [
    (FieldPath([.key("data"), .key("body")]), "data.body"),
    (FieldPath([.key("data"), .key("buttons"), .index(1), .key("text")]), "data.buttons[1].text"),
    (FieldPath([.key("data"), .key("a.b")]), #"data["a.b"]"#),
    (FieldPath([.key("data"), .key("")]), #"data[""]"#),
    (FieldPath([.key("data"), .key(#"say "hi""#)]), #"data["say \"hi\""]"#),
    (FieldPath(), ""),
  ])
  func `a path is written with dots, and with quotes where a key is no plain word`(path: FieldPath, text: String) {
    #expect(path.description == text)
  }

  @Test(arguments: [
    FieldPath([.key("data"), .key("body")]), FieldPath([.key("data"), .key("buttons"), .index(1), .key("text")]),
    FieldPath([.key("data"), .key("a.b")]), FieldPath([.key("data"), .key("")]),
    FieldPath([.key(#"\"]["#), .index(0)]),
    FieldPath([.key("한글"), .key("e\u{301}")]), FieldPath(),
  ])
  func `a path is read back as it was written`(path: FieldPath) {
    #expect(FieldPath(parsing: path.description) == path)
  }

  @Test func `a path goes on with a key, a place in a list, or another path`() {
    let buttons = FieldPath("data").appending("buttons")
    #expect(buttons.appending(1).description == "data.buttons[1]")
    #expect(buttons.appending(1, "text").description == "data.buttons[1].text")
    #expect(FieldPath("data").appending(FieldPath("buttons").appending(1, "text")) == buttons.appending(1, "text"))
  }

  @Test(arguments: ["a..b", "a[", "a[x]", "[\"a", ".", "a["])
  func `a text that is no path is one key`(text: String) {
    #expect(FieldPath(parsing: text) == FieldPath([.key(text)]))
  }
}
