/// A message of a sender who wants work to be done.
struct Hostile {
  let name: String
  let bytes: [UInt8]

  /// Marks of two combining classes in turn, which have to be sorted where a text is normalized.
  private static let marks = "\u{0301}\u{0323}"

  static let all: [Hostile] = [
    Hostile(name: "64 thousand combining marks in a key", bytes: key(String(repeating: marks, count: 32_000))),
    Hostile(name: "ten thousand duplicate keys", bytes: object(Array(repeating: #""a":"""#, count: 10_000))),
    Hostile(name: "ten thousand pairs", bytes: object((0..<10_000).map { #""\#($0)":"""# })),
    Hostile(name: "values nested to the cap", bytes: nested()),
    Hostile(name: "a body of 30 thousand mixed marks", bytes: message(body: marks, 60_000)),
    Hostile(name: "a body of 60 thousand mixed marks", bytes: message(body: marks, 120_000)),
    Hostile(name: "60 KB of [", bytes: message(body: "[", 60_000)),
    Hostile(name: "60 KB of >", bytes: message(body: ">", 60_000)),
    Hostile(name: "60 KB of *", bytes: message(body: "*", 60_000)),
    Hostile(name: "60 KB of *a _b", bytes: message(body: "*a _b ", 60_000)),
    Hostile(name: "250 KB of [", bytes: message(body: "[", 250_000)),
    Hostile(name: "250 KB of >", bytes: message(body: ">", 250_000)),
    Hostile(name: "250 KB of *", bytes: message(body: "*", 250_000)),
    Hostile(name: "250 KB of \\u0000", bytes: message(body: #"\u0000"#, 250_000)),
    Hostile(name: "250 KB of bad UTF-8", bytes: badEncoding()),
  ]

  /// A message with a button whose body repeats `unit` up to `length` bytes, or up to that size of the whole message.
  static func message(body unit: String, _ length: Int, isSized: Bool = false) -> [UInt8] {
    let head = #"{"type":"msg_with_button","title":"Hi!","button_text":"Go","button_action":"Go","body":""#
    let room = isSized ? max(0, length - head.utf8.count - 2) : length
    let count = room / unit.utf8.count
    // A text is filled up to the byte; anything else would be broken by half a unit.
    let rest = unit.utf8.prefix(unit.contains(" ") ? room % unit.utf8.count : 0)
    return Array(head.utf8) + Array(String(repeating: unit, count: count).utf8) + rest + Array(#""}"#.utf8)
  }

  private static func key(_ key: String) -> [UInt8] {
    object([#""type":"msg_with_button""#, "\"\(key)\":\"\""])
  }

  private static func object(_ members: [String]) -> [UInt8] {
    Array("{\(members.joined(separator: ","))}".utf8)
  }

  /// Many values of 63 levels each, one inside the object that the message is.
  private static func nested() -> [UInt8] {
    let value = String(repeating: "[", count: 63) + String(repeating: "]", count: 63)
    return object((0..<500).map { "\"\($0)\":\(value)" })
  }

  private static func badEncoding() -> [UInt8] {
    var bytes = message(body: "x", 250_000)
    let end = bytes.count - 2
    for index in (end - 250_000)..<end { bytes[index] = 0xFF }
    return bytes
  }
}
