import Foundation
import TestSupport
import Testing

@testable import CardMetadata

@Suite("The fast way of decoding gives what the thorough one gives")
struct FlatDecoderTests {
  private enum Size: String, Codable, CaseIterable { case small, large }
  private enum Style: String, Codable, OpenEnumeration {
    case plain, bold
    static let fallback = plain
  }

  private struct Everything: Codable, Equatable {
    var title: String
    var imageURL: String?
    var count: Int
    var price: Double?
    var isOpen: Bool?
    var size: Size?
    var style: Style?
    var day: Date?
    var address: URL?
    var amount: Decimal?
    var small: Int8?
    var tags: [String]?
  }

  private static let values = [
    "", "1", "-1", "3.5", "1e3", "true", "0", "small", "bold", "huge", "2026-11-30", "https://example.com", "[]",
    "[\"a\"]",
    "128", "9223372036854775808", "제목", "null", " 1",
  ]
  private static let keys = [
    "title", "image_url", "count", "price", "is_open", "size", "style", "day", "address", "amount", "small", "tags",
    "type",
    "imageURL", "other", "",
  ]

  private func metadata(_ random: inout SeededGenerator) -> Metadata {
    var pairs = [Metadata.Pair("title", Self.values.randomElement(using: &random)!), Metadata.Pair("count", "7")]
    if Bool.random(using: &random) { pairs.insert(Metadata.Pair("type", "x"), at: 0) }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      pairs.append(
        Metadata.Pair(Self.keys.randomElement(using: &random)!, Self.values.randomElement(using: &random)!))
    }
    if Int.random(in: 0..<4, using: &random) == 0 { pairs.shuffle(using: &random) }
    return Metadata(pairs)
  }

  @Test(arguments: 0..<10)
  func `whatever the pairs, the value is the same and nothing was to be said`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var found = 0
    for _ in 0..<500 {
      let metadata = metadata(&random)
      guard let pairs = FlatPairs(metadata.pairs, keys: .snakeCase),
        let value = try? Everything(from: FlatDecoder(pairs: pairs)), !pairs.isIrregular
      else { continue }
      found += 1
      let thorough = MetadataDecoder().decode(Everything.self, from: RawMetadata(metadata))
      #expect(thorough.value == value, "\(metadata)")
      #expect(thorough.diagnostics.isEmpty, "\(metadata)")
      let known = Set(thorough.fields).union(["type"])
      #expect(
        !pairs.areAllAsked(except: ["type"])
          || metadata.pairs.allSatisfy { known.contains($0.key) }, "\(metadata)")
    }
    // Otherwise nothing was shown.
    #expect(found > 50)
  }

  @Test func `a fault that the type swallows is not swallowed`() throws {
    struct Lenient: Decodable {
      var count: Int?
      enum CodingKeys: CodingKey { case count }
      init(from decoder: any Decoder) throws {
        count = try? decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
      }
    }
    #expect(throws: CardFailure.self) { try MetadataDecoder().decode(Lenient.self, from: ["count": "many"]) }
  }

  @Test func `of a key that stands twice the first counts, in any order of asking`() throws {
    struct Pair: Decodable, Equatable {
      var b: String
      var a: String
    }
    struct Typed: Decodable { var type: String }
    #expect(try MetadataDecoder().decode(Pair.self, from: ["a": "1", "b": "2", "a": "3"]) == Pair(b: "2", a: "1"))
    #expect(try MetadataDecoder().decode(Typed.self, from: ["type": "1", "type": "2"]).type == "1")
  }

  @Test func `sixty-four pairs are decoded, and more`() throws {
    struct Last: Decodable { var last: String }
    for count in [63, 64, 65, 200] {
      var pairs = (1..<count).map { Metadata.Pair("k\($0)", "") }
      pairs.append(Metadata.Pair("last", "\(count)"))
      #expect(try MetadataDecoder().decode(Last.self, from: Metadata(pairs)).last == "\(count)")
    }
  }

  @Test(arguments: [
    "buttonText", "imageURL", "url", "URLString", "a", "A", "aB", "already_snake", "mixed_Case", "HTTPServerURL2",
    "x1Y2", "_Private",
    "", "éÀ", "αΒγ",
  ])
  func `a key is matched as it would be made`(name: String) {
    let key = KeyStrategy.snakeCase.key(for: name)
    var name = name
    let isMatch = { (key: String) in name.withUTF8 { KeyStrategy.snakeCase.key(forBytes: $0, is: key) } }
    #expect(isMatch(key))
    #expect(!isMatch(key + "x"))
    #expect(!isMatch("x" + key))
    if !key.isEmpty { #expect(!isMatch(String(key.dropLast()))) }
  }
}
