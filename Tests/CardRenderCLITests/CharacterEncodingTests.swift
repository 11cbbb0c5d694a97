import Testing

@testable import CardRenderCLI

struct CharacterEncodingTests {
  @Test(
    arguments: [
      ([:], true),
      (["LANG": ""], true),
      (["LANG": "en_US.UTF-8"], true),
      (["LANG": "ko_KR.utf8"], true),
      (["LANG": "C.UTF-8"], true),
      (["LC_CTYPE": "UTF-8"], true),
      (["LANG": "sr_RS.UTF-8@latin"], true),
      (["LANG": "C"], false),
      (["LANG": "POSIX"], false),
      (["LANG": "en_US"], false),
      (["LANG": "de_DE@euro"], false),
      (["LANG": "ko_KR.eucKR"], false),
      (["LANG": "en_US.UTF-8", "LC_CTYPE": "C"], false),
      (["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], true),
      (["LC_ALL": "C", "LC_CTYPE": "en_US.UTF-8", "LANG": "en_US.UTF-8"], false),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "C"], false),
      (["LC_MESSAGES": "C", "LANG": "en_US.UTF-8"], true),
    ] as [([String: String], Bool)])
  func `the first locale that is set decides whether there is Unicode`(environment: [String: String], isUnicode: Bool) {
    #expect(CharacterEncoding(environment: environment).isUnicode == isUnicode)
  }
}
