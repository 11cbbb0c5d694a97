import CardCore
import Testing

struct EditDistanceTests {
  @Test(arguments: [
    ("titel", "title"), ("tile", "title"), ("titlee", "title"), ("tiTle", "title"), ("titla", "title"),
    ("button_txt", "button_text"),
    ("btton_txt", "button_text"), ("body", "body"), ("bod", "body"), ("bodyy", "body"), ("ur", nil), ("u", nil),
    ("", nil), ("xyz", nil),
    ("tittttle", nil), ("ubtton_text", "button_text"), ("한국어", nil),
  ])
  func `the nearest word within two edits and half its length is meant`(word: String, expected: String?) {
    #expect(EditDistance.closest(to: word, among: ["title", "body", "button_text", "url"]) == expected)
  }

  @Test func `the nearest of several is meant, and the first of equals`() {
    #expect(EditDistance.closest(to: "abcdef", among: ["abxxef", "abcxef", "abcdex"]) == "abcxef")
  }

  @Test func `a word of a sender's length takes no time`() {
    #expect(EditDistance.closest(to: String(repeating: "a", count: 1_000_000), among: ["a"]) == nil)
  }
}
