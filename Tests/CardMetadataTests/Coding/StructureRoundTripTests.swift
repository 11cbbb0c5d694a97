import CardCore
import CardMetadata
import FoundationEssentials
import Testing

private enum Size: String, Codable, CaseIterable { case small, extraLarge = "extra-large" }
private enum Level: Int, Codable { case low = -1, high = 7 }
private enum ImageShape: Codable, Equatable {
  case none
  case circle(radius: Double)
  case imageURL(URL, cornerRadius: Int?)
  case aRGBAColor(UInt8, UInt8)
  case anotherCaseWithSevenWordsInIt(Int)
  indirect case framed(ImageShape)
}

private struct Point: Codable, Equatable {
  var x: Int
  var yAxisHTML: String?
}

private struct Everything: Codable, Equatable {
  var imageURL: URL?
  var URLString: String
  var a1B2: Int
  var _x: Bool
  var _yZ: Bool
  var already_snake: Int8
  var URLs: [URL]
  var size: Size
  var level: Level
  var shape: ImageShape
  var shapes: [ImageShape]
  var point: Point
  var points: [Point]
  var missing: Point?
  var gaps: [Int?]
  var named: [String: Point]
  var byNumber: [Int: String]
  var bySize: [Size: [Point]]
  var words: Set<String>
  var pair: [[Bool]]
  var range: Range<Int>
  var wide: Int128
  var wider: UInt128?
  var wides: [Int128]
}

private final class Tree: Codable, Equatable {
  var value: Int
  var nextNode: Tree?

  init(_ value: Int, _ next: Tree?) { (self.value, nextNode) = (value, next) }

  static func == (left: Tree, right: Tree) -> Bool { left.value == right.value && left.nextNode == right.nextNode }
}

private class Animal: Codable {
  var id: Int
  var fullName: String

  init(id: Int, fullName: String) { (self.id, self.fullName) = (id, fullName) }
}

private final class Dog: Animal {
  private enum CodingKeys: String, CodingKey { case id = "fullName", tricks }

  var dogID: Int
  var tricks: [String]

  init(dogID: Int, tricks: [String]) {
    (self.dogID, self.tricks) = (dogID, tricks)
    super.init(id: 1, fullName: "Bo")
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    dogID = try container.decode(Int.self, forKey: .id)
    tricks = try container.decode([String].self, forKey: .tricks)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(dogID, forKey: .id)
    try container.encode(tricks, forKey: .tricks)
    try super.encode(to: container.superEncoder())
  }
}

private struct Renamed: Codable, Equatable {
  enum CodingKeys: String, CodingKey { case title = "Überschrift", count = "n-Items" }
  var title: String
  var count: Int
}

private struct DictionaryInDisguise: Codable, Equatable {
  var values: [String: Int]

  init(_ values: [String: Int]) { self.values = values }
  init(from decoder: any Decoder) throws { values = try [String: Int](from: decoder) }
  func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

struct StructureRoundTripTests {
  private let shapes: [ImageShape] = [
    .none, .circle(radius: 0.1), .imageURL(URL(filePath: "/a"), cornerRadius: nil), .aRGBAColor(1, 255),
    .anotherCaseWithSevenWordsInIt(7),
    .framed(.framed(.imageURL(URL(filePath: "/b"), cornerRadius: 3))),
  ]

  @Test func `a structure of every kind of property comes back`() throws {
    let value = Everything(
      imageURL: URL(string: "https://example.com/a.png"), URLString: "s", a1B2: 12, _x: true, _yZ: false,
      already_snake: -8, URLs: [URL(filePath: "/c")], size: .extraLarge, level: .low, shape: .circle(radius: 2),
      shapes: shapes, point: Point(x: 1), points: [Point(x: 2, yAxisHTML: "\"\\")], gaps: [1, nil, 3],
      named: ["aKey": Point(x: 3, yAxisHTML: "h"), "Ünï_Code": Point(x: 4)], byNumber: [-1: "a", 10: "b"],
      bySize: [.extraLarge: [Point(x: 5)]], words: ["a", "b"], pair: [[true], [], [false, true]], range: -3..<9,
      wide: .min, wider: .max,
      wides: [.max])
    let metadata = try MetadataEncoder().encode(value)
    #expect(try MetadataDecoder().decode(Everything.self, from: metadata) == value)
    let keys = metadata.pairs.map(\.key)
    #expect(
      keys == [
        "image_url", "url_string", "a1_b2", "_x", "_y_z", "already_snake", "ur_ls", "size", "level", "shape", "shapes",
        "point", "points", "gaps", "named", "by_number", "by_size", "words", "pair", "range", "wide", "wider", "wides",
      ])
    #expect(metadata["named"] == #"{"aKey":{"x":3,"y_axis_html":"h"},"Ünï_Code":{"x":4}}"#)
    #expect(metadata["gaps"] == "[1,null,3]")
    #expect(metadata["pair"] == "[[true],[],[false,true]]")
    let exact = try MetadataEncoder(keys: .exact).encode(value)
    #expect(try MetadataDecoder(keys: .exact).decode(Everything.self, from: exact) == value)
    #expect(exact["imageURL"] == "https://example.com/a.png")
  }

  @Test func `enumerations come back wherever they stand`() throws {
    for shape in shapes { try roundTrip(shape) }
    for size in Size.allCases { try roundTrip(size) }
    for level in [Level.low, .high] { try roundTrip(level) }
    for optional in [Size.small] as [Size?] { try roundTrip(optional) }
  }

  @Test func `an enumeration with values is itself a payload`() throws {
    for shape in shapes {
      let metadata = try MetadataEncoder().encode(shape)
      #expect(try MetadataDecoder().decode(ImageShape.self, from: metadata) == shape)
    }
  }

  @Test func `a superclass has a pair of its own`() throws {
    let metadata = try MetadataEncoder().encode(Dog(dogID: 9, tricks: ["sit"]))
    #expect(metadata == ["full_name": "9", "tricks": #"["sit"]"#, "super": #"{"id":1,"full_name":"Bo"}"#])
    let dog = try MetadataDecoder().decode(Dog.self, from: metadata)
    #expect(dog.dogID == 9 && dog.tricks == ["sit"] && dog.id == 1 && dog.fullName == "Bo")
  }

  @Test func `a superclass that cannot be read has its own place`() {
    let faulty = RawMetadata(["full_name": "9", "tricks": "[]", "super": "Bo"])
    let faults = MetadataDecoder().decode(Dog.self, from: faulty).diagnostics
    #expect(faults.map(\.path.description) == ["data.super"])
    let missing = MetadataDecoder().decode(Dog.self, from: RawMetadata(["full_name": "9", "tricks": "[]"])).diagnostics
    #expect(missing.map(\.path.description) == ["data.super"])
    #expect(missing.map(\.code) == [.payloadMissingField])
  }

  @Test func `renamed properties come back`() throws {
    let value = Renamed(title: "t", count: 2)
    let metadata = try MetadataEncoder().encode(value)
    #expect(metadata["n-_items"] == "2")
    #expect(try MetadataDecoder().decode(Renamed.self, from: metadata) == value)
  }

  @Test func `a dictionary's keys stay as they are, and are sorted`() throws {
    let value = ["bKey": 2, "a": 1, "C_d": 3, "": 4]
    for metadata in [try MetadataEncoder().encode(value), try MetadataEncoder(keys: .exact).encode(value)] {
      #expect(metadata == ["": "4", "C_d": "3", "a": "1", "bKey": "2"])
      #expect(try MetadataDecoder().decode([String: Int].self, from: metadata) == value)
    }
    let disguise = DictionaryInDisguise(value)
    let metadata = try MetadataEncoder().encode(disguise)
    #expect(try MetadataDecoder().decode(DictionaryInDisguise.self, from: metadata) == disguise)
    #expect(try MetadataDecoder().decode([String: Int].self, from: metadata) == value)
    try roundTrip(disguise)
  }

  @Test func `nesting comes back down to the limit, and is refused below it`() throws {
    func chain(_ length: Int) -> Tree { (1..<length).reduce(Tree(0, nil)) { Tree($1, $0) } }
    // The metadata is the first level, and each node one more.
    let metadata = try MetadataEncoder().encode(chain(64))
    #expect(try MetadataDecoder().decode(Tree.self, from: metadata) == chain(64))
    for length in [65, 2_000] {
      let failure = #expect(throws: CardFailure.self) { try MetadataEncoder().encode(chain(length)) }
      #expect(failure?.diagnostics.map(\.code) == [.jsonDepth])
      #expect(failure?.diagnostics.map(\.limit) == [64])
    }
  }

  @Test func `many elements and many keys come back`() throws {
    let numbers = ["list": Array(0..<10_000)]
    let list = try MetadataEncoder().encode(numbers)
    #expect(try MetadataDecoder().decode([String: [Int]].self, from: list) == numbers)
    let flat = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("k\($0)", $0) })
    let pairs = try MetadataEncoder().encode(["named": flat])
    #expect(try MetadataDecoder().decode([String: [String: Int]].self, from: pairs) == ["named": flat])
    #expect(try MetadataDecoder().decode([String: Int].self, from: MetadataEncoder().encode(flat)) == flat)
  }
}
