import CardMetadata
import FoundationEssentials
import TestSupport
import Testing

struct ScalarRoundTripTests {
  private func integers<T: FixedWidthInteger & Codable>(_ type: T.Type) throws {
    var generator = SeededGenerator(seed: UInt64(T.bitWidth))
    for value in [T.min, T.max, 0, 1, T.min + 1] { try roundTrip(value) }
    for _ in 0..<50 { try roundTrip(T.random(in: .min ... .max, using: &generator)) }
  }

  @Test func `integers of every width come back`() throws {
    try integers(Int.self)
    try integers(Int8.self)
    try integers(Int16.self)
    try integers(Int32.self)
    try integers(Int64.self)
    try integers(Int128.self)
    try integers(UInt.self)
    try integers(UInt8.self)
    try integers(UInt16.self)
    try integers(UInt32.self)
    try integers(UInt64.self)
    try integers(UInt128.self)
  }

  @Test func `doubles of any finite bit pattern come back`() throws {
    var generator = SeededGenerator(seed: 1)
    let edges: [Double] = [
      0, -0.0, 1, 0.1, 1e16, 1e-5, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, Double.greatestFiniteMagnitude,
      9_007_199_254_740_992,
    ]
    for value in edges { try roundTrip(value) }
    for _ in 0..<500 {
      let value = Double(bitPattern: generator.next())
      if value.isFinite { try roundTrip(value) }
    }
  }

  @Test func `floats of any finite bit pattern come back`() throws {
    var generator = SeededGenerator(seed: 2)
    for value in [0, -0.0, 0.1, Float.greatestFiniteMagnitude, .leastNonzeroMagnitude] { try roundTrip(value) }
    for _ in 0..<500 {
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
      if value.isFinite { try roundTrip(value) }
    }
  }

  @Test func `decimals of 38 digits and any exponent come back`() throws {
    var generator = SeededGenerator(seed: 3)
    try roundTrip(Decimal.greatestFiniteMagnitude)
    try roundTrip(Decimal.leastNonzeroMagnitude)
    for _ in 0..<300 {
      let digits = (0..<38).map { _ in "\(Int.random(in: 0...9, using: &generator))" }.joined()
      let exponent = Int.random(in: -128...89, using: &generator)
      let text = "\(Bool.random(using: &generator) ? "-" : "")\(digits)e\(exponent)"
      try roundTrip(#require(Decimal(string: text)))
    }
  }

  @Test func `dates come back to the last bit`() throws {
    var generator = SeededGenerator(seed: 4)
    let edges: [Double] = [
      0, -0.0, 0.1, -0.1, 1e-9, -1e-9, -1e-10, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, -1,
      799_999_999.123_456_7, 63_113_904_000,
    ]
    for seconds in edges { try roundTrip(Date(timeIntervalSinceReferenceDate: seconds)) }
    for date in [Date.distantPast, .distantFuture] { try roundTrip(date) }
    for _ in 0..<500 {
      let seconds = Double.random(in: -63_113_904_000...252_423_993_600, using: &generator)
      try roundTrip(Date(timeIntervalSinceReferenceDate: seconds))
      try roundTrip(Date(timeIntervalSinceReferenceDate: seconds / 1e9))
      try roundTrip(Date(timeIntervalSinceReferenceDate: seconds.rounded()))
    }
  }

  @Test func `booleans, texts, addresses, identifiers and data come back`() throws {
    for value in [true, false] { try roundTrip(value) }
    let texts = [
      "", " ", "null", "true", "1", "[1]", "{}", "\"", "\\", "\u{0}\u{7F}\u{202E}\u{2028}", "👨‍👩‍👧‍👦", "e\u{301}", "\r\n",
    ]
    for text in texts {
      let metadata = try MetadataEncoder().encode(["k": text, "j": text])
      let back = try MetadataDecoder().decode([String: String].self, from: metadata)
      #expect(back["k"].map { Array($0.utf8) } == Array(text.utf8))
      try roundTrip(text)
    }
    for address in ["https://example.com/a?b=c#d", "mailto:a@b.c", "relative/path", "https://예.kr/경로"] {
      try roundTrip(#require(URL(string: address)))
    }
    var generator = SeededGenerator(seed: 5)
    for count in 0..<40 {
      try roundTrip(Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }))
      try roundTrip(UUID())
    }
  }
}
