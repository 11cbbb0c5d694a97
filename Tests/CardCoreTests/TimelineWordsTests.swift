import CardCore
import Testing

struct TimelineWordsTests {
  private static let languages = [TimelineWords.german, .japanese, .korean]

  @Test(arguments: [
    ("de", "de"), ("de_AT", "de"), ("ja-JP", "ja"), ("KO", "ko"), ("C", "en"), ("kok_IN", "en"), ("", "en"),
    (nil, "en"),
  ])
  func `words are those of a locale's language, or English`(locale: String?, language: String) {
    #expect(TimelineWords(locale: locale).language == language)
  }

  @Test(arguments: languages)
  func `no word of a built-in language was left in English`(words: TimelineWords) {
    let english = Mirror(reflecting: TimelineWords.english).children.map { "\($0.value)" }
    let translated = Mirror(reflecting: words).children.map { "\($0.value)" }
    #expect(zip(english, translated).allSatisfy { $0 != $1 })
  }
}
