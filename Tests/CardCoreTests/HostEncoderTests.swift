import Testing

@testable import CardCore

struct HostEncoderTests {
  /// RFC 3492, section 7.1, in order; where the RFC notes the case of an encoded letter by a capital, a small one.
  @Test(arguments: [
    ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"), ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
    ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
    ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
    ("यहलोगहिन्दीक्योंनहींबोलसकतेहैं", "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd"),
    ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
    (
      "세계의모든사람들이한국어를이해한다면얼마나좋을까",
      "989aomsvi5e83db1d2a355cv1e0vak1dwrv93d5xbh15a0dt30a5jpsd879ccm6fea98c"
    ),
    ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    ("PorquénopuedensimplementehablarenEspañol", "PorqunopuedensimplementehablarenEspaol-fmd56a"),
    ("TạisaohọkhôngthểchỉnóitiếngViệt", "TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g"),
    ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"), ("安室奈美恵-with-SUPER-MONKEYS", "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n"),
    ("Hello-Another-Way-それぞれの場所", "Hello-Another-Way--fc4qua05auwb3674vfr0b"),
    ("ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"), ("MajiでKoiする5秒前", "MajiKoi5-783gue6qz075azm5e"),
    ("パフィーdeルンバ", "de-jg4avhby1noc0d"), ("そのスピードで", "d9juau41awczczp"), ("-> $1.00 <-", "-> $1.00 <--"),
  ])
  func `the samples of Punycode are encoded`(label: String, expected: String) {
    #expect(Punycode.encode(label.unicodeScalars) == expected)
    // The digits of a host are small, and so are its letters.
    if expected == expected.lowercased() {
      #expect(Punycode.decode(expected.unicodeScalars) == Array(label.unicodeScalars))
    }
  }

  @Test(arguments: [
    ("bücher.example", "xn--bcher-kva.example"), ("BÜCHER.example", "xn--bcher-kva.example"),
    ("münchen.de", "xn--mnchen-3ya.de"), ("例え.jp", "xn--r8jz45g.jp"), ("例え。jp", "xn--r8jz45g.jp"),
    ("президент.рф", "xn--d1abbgf6aiiy.xn--p1ai"), ("한국.example.", "xn--3e0b707e.example."),
    ("straße.example", "xn--strae-oqa.example"), ("xn--bcher-kva.example", "xn--bcher-kva.example"),
    ("xn--i-7iq.ws", "xn--i-7iq.ws"), ("www.xn--10cl1a0b660p.com", "www.xn--10cl1a0b660p.com"),
    // Cyrillic letters alone, and one among Latin ones.
    ("аррӏе.com", "xn--80ak6aa92e.com"), ("p\u{430}ypal.com", "xn--pypal-4ve.com"),
    // Dots and full-width letters, which browsers take for ASCII.
    ("ａ．Ｂ｡ｃ。example", "a.b.c.example"), ("k\u{212A}.example", "kk.example"),
    // Only a table of compositions could tell what is asked for: a mark, Jamo, a ligature, a bold letter.
    ("u\u{308}.example", "u%CC%88.example"), ("\u{1112}\u{1161}.example", "%E1%84%92%E1%85%A1.example"),
    ("\u{FB01}.example", "%EF%AC%81.example"), ("\u{1D41B}ank.example", "%F0%9D%90%9Bank.example"),
  ])
  func `a host is written as it is asked for`(host: String, expected: String) throws {
    let link = try #require(LinkDestination("https://\(host)/é"))
    #expect(link.string == "https://\(expected)/%C3%A9")
    #expect(link.display.string == "https://\(expected)/é")
    #expect(link.host.string == expected)
  }

  @Test(arguments: [
    "xn--é.example", "XN--é.example", "ｘn--é.example", "a\u{FF0F}b.example", "a\u{FF1A}80", "。", "\u{FF0E}.",
    // Punycode of nothing, of ASCII alone, of a control, of a capital letter, beyond Unicode, cut off, and what is none.
    "xn--", "xn--a-", "xn--a", "xn--bcher-2pa", "xn--99999999", "xn--bcher-kv", "xn---", "xn--a_b", "a.xn--0.example",
    // A part that is missing.
    "a..example", ".example", "a.example..", "a。.example",
  ])
  func `a name that is none, or would be another one, is refused`(host: String) {
    #expect(LinkPolicy.standard.resolve("https://\(host)/") == .refused(.host))
  }

  /// The examples and rules of the URL Standard, sections 3.3 and 3.5, and of RFC 4291, section 2.2.
  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1"), ("0x7f.1", "127.0.0.1"), ("2130706433", "127.0.0.1"), ("0177.0.0.0X1", "127.0.0.1"),
    ("1.65535", "1.0.255.255"), ("1.2.772", "1.2.3.4"), ("4294967295", "255.255.255.255"), ("0x.0", "0.0.0.0"),
    ("127.0.0.1.", "127.0.0.1"), ("１２７。１", "127.0.0.1"), ("a.1b", "a.1b"), ("1.example", "1.example"),
    ("0xg", "0xg"), ("[::]", "[::]"), ("[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7:8]"), ("[FF01::101]", "[ff01::101]"),
    ("[::13.1.68.3]", "[::13.1.68.3]"), ("[::FFFF:129.144.52.38]", "[::ffff:129.144.52.38]"), ("[1::]", "[1::]"),
  ])
  func `a number is written as the address that it stands for`(host: String, expected: String) throws {
    #expect(try #require(LinkDestination("https://\(host)/")).string == "https://\(expected)/")
  }

  @Test(arguments: [
    "256.0.0.1", "1.2.3.4.5", "1.2.3.256", "1.65536.1", "4294967296", "1.2.16777216", "a.1", "example.08", "1..2",
    "0x.x.1",
    "1.0x1g.1", "[1:2]", "[:::]", "[1::2::3]", "[1:2:3:4:5:6:7:8:9]", "[1:2:3:4:5:6:7::8]", "[12345::]", "[:1]", "[1:]",
    "[::1.2.3]", "[::1.2.3.256]", "[::01.2.3.4]", "[1.2.3.4::]", "[::1.2.3.4:5]", "[1:2:3:4:5:6:7:1.2.3.4]", "[::+1]",
    "99999999999999999999", "0x1ffffffff",
  ])
  func `a number that is no address is refused`(host: String) {
    #expect(LinkPolicy.standard.resolve("https://\(host)/") == .refused(.host))
  }

  @Test(arguments: [
    (String(repeating: "a", count: 63), true), (String(repeating: "a", count: 64), false),
    // "xn--", and a letter for each in three digits at the most; the first one takes more.
    (String(repeating: "é", count: 40), true), (String(repeating: "é", count: 64), false),
    ("é" + String(repeating: "a", count: 54), true), ("é" + String(repeating: "a", count: 62), false),
    (String(repeating: "u\u{308}", count: 31), true), (String(repeating: "u\u{308}", count: 32), false),
  ])
  func `a part of a host has at most 63 bytes`(part: String, isAllowed: Bool) {
    check("\(part).example", isAllowed)
  }

  @Test(arguments: ["", "."])
  func `a host has at most 253 bytes`(end: String) {
    let parts = String(repeating: String(repeating: "a", count: 61) + ".", count: 4)
    check(parts + String(repeating: "a", count: 5) + end, true)
    check(parts + String(repeating: "a", count: 6) + end, false)
    check(String(repeating: "é.", count: 30) + "example" + end, true)
    check(String(repeating: "é.", count: 31) + "example" + end, false)
  }

  private func check(_ host: String, _ isAllowed: Bool) {
    let resolution = LinkPolicy.standard.resolve("https://\(host)/")
    if isAllowed {
      #expect(LinkDestination("https://\(host)/") != nil)
    } else {
      #expect(resolution == .refused(.longHost))
    }
  }
}
