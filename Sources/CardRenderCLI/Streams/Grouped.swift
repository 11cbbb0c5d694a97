/// A number with a comma before each three digits: `1,234,567`.
struct Grouped: CustomStringConvertible {
  private let number: Int

  init(_ number: Int) {
    self.number = number
  }

  var description: String {
    let digits = Array("\(number)")
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }
}
