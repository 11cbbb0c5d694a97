/// Letters beyond ASCII in letters, digits and hyphens (RFC 3492).
enum Punycode {
  // The parameters of RFC 3492, section 5.
  private static let base = 36
  private static let leastThreshold = 1
  private static let mostThreshold = 26
  private static let skew = 38
  private static let damp = 700
  private static let initialBias = 72
  private static let initialPoint = 0x80

  /// Encodes a label, without the prefix that marks one in a host.
  ///
  /// The time is quadratic in the length of the label, which the caller bounds.
  static func encode(_ label: some Collection<Unicode.Scalar>) -> String {
    var output = label.filter(\.isASCII).map { UInt8($0.value) }
    let plainCount = output.count
    if plainCount > 0 { output.append(UInt8(ascii: "-")) }
    var handled = plainCount
    var (point, delta, bias) = (initialPoint, 0, initialBias)
    while let next = label.lazy.map({ Int($0.value) }).filter({ $0 >= point }).min() {
      delta += (next - point) * (handled + 1)
      for scalar in label {
        if scalar.value < next { delta += 1 }
        guard scalar.value == next else { continue }
        append(delta, bias, to: &output)
        bias = adapted(delta, count: handled + 1, isFirst: handled == plainCount)
        delta = 0
        handled += 1
      }
      delta += 1
      point = next + 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The label that an encoded one stands for, `nil` where it stands for none (section 6.2).
  ///
  /// The time is quadratic in the length, which the caller bounds.
  static func decode(_ text: some Collection<Unicode.Scalar>) -> [Unicode.Scalar]? {
    let text = Array(text)
    let hyphen = text.lastIndex(of: "-")
    var label = Array(text[..<(hyphen ?? 0)])
    var rest = text[(hyphen.map { $0 + 1 } ?? 0)...]
    guard label.allSatisfy(\.isASCII) else { return nil }
    var (point, place, bias) = (initialPoint, 0, initialBias)
    while !rest.isEmpty {
      guard let delta = number(bias, from: &rest) else { return nil }
      bias = adapted(delta, count: label.count + 1, isFirst: place == 0)
      place += delta
      point += place / (label.count + 1)
      place %= label.count + 1
      guard let scalar = UInt32(exactly: point).flatMap(Unicode.Scalar.init) else { return nil }
      label.insert(scalar, at: place)
      place += 1
    }
    return label
  }

  /// Reads a number in digits whose weights depend on the bias (section 3.3); none is larger than 32 bits.
  private static func number(_ bias: Int, from text: inout ArraySlice<Unicode.Scalar>) -> Int? {
    var (number, weight, position) = (0, 1, base)
    while let digit = text.popFirst().flatMap(value) {
      number += digit * weight
      guard number <= UInt32.max else { return nil }
      let threshold = min(max(position - bias, leastThreshold), mostThreshold)
      if digit < threshold { return number }
      weight *= base - threshold
      guard weight <= UInt32.max else { return nil }
      position += base
    }
    return nil
  }

  private static func value(_ digit: Unicode.Scalar) -> Int? {
    switch digit {
    case "a"..."z": Int(digit.value) - 0x61
    case "0"..."9": Int(digit.value) - 0x30 + 26
    default: nil
    }
  }

  /// Writes a number in digits whose weights depend on the bias (section 3.3).
  private static func append(_ number: Int, _ bias: Int, to output: inout [UInt8]) {
    var rest = number
    var position = base
    while true {
      let threshold = min(max(position - bias, leastThreshold), mostThreshold)
      guard rest >= threshold else { break }
      output.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      position += base
    }
    output.append(digit(rest))
  }

  /// The bias for the next number (section 3.4).
  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var bias = 0
    while delta > (base - leastThreshold) * mostThreshold / 2 {
      delta /= base - leastThreshold
      bias += base
    }
    return bias + (base - leastThreshold + 1) * delta / (delta + skew)
  }

  private static func digit(_ value: Int) -> UInt8 {
    value < 26 ? UInt8(ascii: "a") + UInt8(value) : UInt8(ascii: "0") + UInt8(value - 26)
  }
}
