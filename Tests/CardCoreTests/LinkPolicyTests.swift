import CardCore
import TestSupport
import Testing

struct LinkPolicyTests {
  @Test(arguments: [
    ("https://example.com", "https://example.com"), ("HTTPS://Example.COM/Path", "https://example.com/Path"),
    ("http://example.com:8080/a?b=c#d", "http://example.com:8080/a?b=c#d"),
    ("https://example.com:/", "https://example.com/"),
    ("https:example.com", "https://example.com"), ("https:/example.com", "https://example.com"),
    ("https:////example.com/a", "https://example.com/a"), ("https://[2001:db8::1]:443/", "https://[2001:db8::1]:443/"),
    ("https://127.0.0.1/", "https://127.0.0.1/"), ("https://a-b_c.example", "https://a-b_c.example"),
    ("mailto:a@b.example?subject=Hi there", "mailto:a@b.example?subject=Hi%20there"),
    ("tel:+82-2-123", "tel:+82-2-123"),
    // Cleaned as a browser cleans.
    ("  https://example.com/ \n", "https://example.com/"),
    ("\u{0}\u{1B}https://example.com\u{1F}", "https://example.com"),
    ("ht\ttps://exa\nmple.com/a\r\nb", "https://example.com/ab"),
    // Encoded.
    ("https://example.com/a b\"c'd<e>f", "https://example.com/a%20b%22c'd%3Ce%3Ef"),
    ("https://example.com/%7Euser/100%/%zz/%4", "https://example.com/%7Euser/100%25/%25zz/%254"),
    ("https://example.com/%0d%0aSet-Cookie:x=1", "https://example.com/%0d%0aSet-Cookie:x=1"),
    ("https://example.com/é?q=한#日", "https://example.com/%C3%A9?q=%ED%95%9C#%E6%97%A5"),
    ("https://example.com/\u{202E}\u{1B}", "https://example.com/%E2%80%AE"),
    ("https://example.com/\u{301}x", "https://example.com/%CC%81x"),
    ("https://example.com/a\\b", "https://example.com/a%5Cb"),
    ("https://example.com/`{|}^", "https://example.com/%60%7B%7C%7D%5E"),
    ("https://example.com/[a]?b[]=c#d#e", "https://example.com/%5Ba%5D?b%5B%5D=c#d%23e"),
    ("https://example.com/a@b", "https://example.com/a@b"),
    ("https://한국.example/", "https://%ED%95%9C%EA%B5%AD.example/"),
    ("https://xn--80ak6aa92e.com/", "https://xn--80ak6aa92e.com/"),
  ])
  func `an allowed address is a link in ASCII`(address: String, expected: String) throws {
    let destination = try #require(LinkDestination(address))
    #expect(destination.string == expected)
  }

  @Test(arguments: [
    ("https://example.com/한국어/길?검색=값#끝", "https://example.com/한국어/길?검색=값#끝"),
    ("https://한국.example/", "https://%ED%95%9C%EA%B5%AD.example/"),
    ("https://example.com/%ED%95%9C%ea%b5%ad", "https://example.com/한국"),
    ("https://example.com/%ED%95%9", "https://example.com/%ED%95%259"),
    ("https://example.com/%2F%41%FF", "https://example.com/%2F%41%FF"),
    ("https://example.com/%C0%AF%E2%80%AE%F4%90%80%80", "https://example.com/%C0%AF%E2%80%AE%F4%90%80%80"),
    ("https://example.com/%+1%E+", "https://example.com/%25+1%25E+"),
    ("https://example.com/a b", "https://example.com/a%20b"),
    ("https://example.com/caf\u{65}\u{301}", "https://example.com/cafe\u{301}"),
    ("https://example.com/\u{301}", "https://example.com/%CC%81"),
    ("https://example.com/\u{202E}", "https://example.com/%E2%80%AE"),
    ("https://example.com/\u{3164}", "https://example.com/%E3%85%A4"),
    ("https://example.com/\u{2215}a", "https://example.com/%E2%88%95a"),
    ("https://example.com/हिन्दी", "https://example.com/हिन्दी"),
  ])
  func `people read letters, and what could mislead stays encoded`(address: String, expected: String) throws {
    #expect(try #require(LinkDestination(address)).display.string == expected)
  }

  @Test(arguments: LinkPolicy.forbiddenSchemes.sorted().flatMap(disguises))
  func `a scheme that runs code is refused in every disguise`(_ address: String) {
    guard case .refused(.scheme(let scheme)) = LinkPolicy.standard.resolve(address) else {
      Issue.record("\(address) is refused")
      return
    }
    #expect(LinkPolicy.forbiddenSchemes.contains(scheme))
  }

  @Test(arguments: ["javascript", "data", "vbscript", "file", "blob", "view-source", "jar", "feed", "intent"])
  func `the schemes that run code are known`(_ scheme: String) {
    #expect(LinkPolicy.standard.resolve(scheme + ":x") == .refused(.scheme(scheme)))
  }

  @Test(arguments: [
    ("//evil.example/x", LinkRefusal.protocolRelative), ("\\\\evil.example", .protocolRelative),
    ("/\\evil.example", .protocolRelative),
    ("\\/evil.example", .protocolRelative), (" \t//evil.example", .protocolRelative),
    ("/\n/evil.example", .protocolRelative),
    ("ftp://example.com", .scheme("ftp")), ("myapp://open", .scheme("myapp")), ("FTP://example.com", .scheme("ftp")),
    ("foo://\u{301}x", .scheme("foo")), ("a+b-c.1://x", .scheme("a+b-c.1")),
    ("https://bank.example@evil.example/", .userInformation), ("https://user:pass@evil.example", .userInformation),
    ("https://@evil.example", .userInformation), ("https:user@evil.example", .userInformation),
    ("https:\\\\evil.example", .backslash), ("https:/\\evil.example", .backslash),
    ("https://good.example\\@evil.example", .backslash),
    ("https://", .host), ("https:", .host), ("https:///", .host), ("https://?x", .host), ("https://:80/", .host),
    ("https://.../", .host),
    ("https://example.com:65536", .host), ("https://example.com:8a", .host), ("https://example.com:-1", .host),
    ("https://[::1", .host),
    ("https://[]/", .host), ("https://[dead]/", .host), ("https://[::g]/", .host), ("https://a b/", .host),
    ("https://a%2Fb/", .host), ("https://a\u{AD}b/", .host),
    ("https://a。b/", .host), ("https://＠evil.example/", .host), ("https://\u{202E}a/", .host),
    ("https://a\u{1B}b", .host), ("https://a|b", .host),
    ("https://a'b\"", .host), ("https://<b>", .host),
  ])
  func `an address that misleads is refused`(address: String, refusal: LinkRefusal) {
    #expect(LinkPolicy.standard.resolve(address) == .refused(refusal))
  }

  @Test(arguments: [
    "SayHello", "", " ", "order:42", "javascript&colon;x", "&#106;avascript:alert(1)", "\u{A0}javascript:alert(1)",
    "java\u{200E}script:x",
    "/path", "a/b", "?q", "#top", "example.com", "example.com/a:b", "1order:42", ":x", "x-man-page:;id", "javascript",
    "https", "httpſ://x", "toolK\u{212A}it:x",
  ])
  func `everything else is a verb`(_ action: String) {
    #expect(LinkPolicy.standard.resolve(action) == .verb)
  }

  @Test func `an address has at most 2,083 bytes once encoded`() {
    let longest = "https://example.com/" + String(repeating: "a", count: 2_083 - 20)
    #expect(LinkDestination(longest)?.string.utf8.count == 2_083)
    #expect(LinkPolicy.standard.resolve(longest + "a") == .refused(.tooLong(bytes: 2_084)))
    let encoded = "https://example.com/" + String(repeating: "한", count: 230)
    #expect(
      LinkPolicy.standard.resolve(encoded) == .refused(.tooLong(bytes: 20 + 9 * 230)))
  }

  @Test func `a scheme can be allowed, whatever its case`() throws {
    let policy = try #require(LinkPolicy.standard.allowing("MyApp"))
    #expect(LinkDestination("myapp://open?x=1", policy: policy)?.string == "myapp://open?x=1")
    #expect(LinkDestination("MYAPP:open", policy: policy)?.string == "myapp:open")
    #expect(LinkDestination("https://example.com", policy: policy) != nil)
    #expect(LinkPolicy.standard.resolve("myapp://open") == .refused(.scheme("myapp")))
  }

  @Test(arguments: LinkPolicy.forbiddenSchemes.sorted() + ["JavaScript", "", "1a", "a b", "a:", "ä", "\u{212A}", "a/"])
  func `a scheme that runs code or is none can never be allowed`(_ scheme: String) {
    #expect(LinkPolicy.standard.allowing(scheme) == nil)
  }

  @Test(
    .enabled(if: Corpus.isPresent, "needs the corpora"),
    arguments: HostileCase.all.filter { $0.kind == "url" || $0.name.contains("url") })
  func `no hostile address becomes more than a plain link`(_ hostile: HostileCase) {
    guard let link = LinkDestination(hostile.expanded) else { return }
    #expect(link.string.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") })
    #expect(["https://", "http://", "mailto:", "tel:"].contains { link.string.hasPrefix($0) })
    let authority = link.string.drop { $0 != ":" }.drop { ":/".contains($0) }.prefix { !"/?#".contains($0) }
    #expect(!authority.contains("@") || link.string.hasPrefix("mailto:"))
    #expect(UnsafeText.findings(in: link.display.string) == [])
  }
}

/// A scheme as browsers take it for itself.
private func disguises(of scheme: String) -> [String] {
  let head = String(scheme.prefix(2))
  let tail = String(scheme.dropFirst(2))
  let disguised: [String] = [
    scheme, scheme.uppercased(), "\u{1}" + scheme, " " + scheme, "\n" + scheme, head + "\t" + tail,
    head + "\r\n" + tail,
    scheme + "\n",
  ]
  return disguised.map { $0 + ":x" }
}
