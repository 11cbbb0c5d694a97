import CardCore
import CardMetadata

/// An address that a store signed for some time, as the ones of Chatkit's attachments were.
enum SignedAddress {
  /// When it stops working, by `X-Amz-Date` and `X-Amz-Expires` in its query; `nil` where it does not say.
  static func expiration(of address: String) -> MessageTime? {
    guard let query = address.split(separator: "?", maxSplits: 1).dropFirst().first else { return nil }
    var values: [Substring: Substring] = [:]
    for parameter in query.split(separator: "&").prefix(64) {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    guard let date = values["X-Amz-Date"].flatMap(time), let seconds = values["X-Amz-Expires"].flatMap({ Int64($0) }),
      0...604_800 ~= seconds
    else { return nil }
    return MessageTime(milliseconds: date.milliseconds + seconds * 1000)
  }

  /// A time in the basic format, `20200326T120000Z`.
  private static func time(_ text: Substring) -> MessageTime? {
    let digits = Array(text.utf8)
    guard digits.count == 16 else { return nil }
    func part(_ range: Range<Int>) -> String { String(decoding: digits[range], as: UTF8.self) }
    let day = "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))"
    return MessageTime(rfc3339: "\(day)T\(part(9..<11)):\(part(11..<13)):\(part(13..<15))Z")
  }
}
