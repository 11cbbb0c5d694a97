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
}
