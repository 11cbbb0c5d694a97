/// The 256 colours of xterm, after which all other terminals number theirs.
enum XtermPalette {
  /// The first sixteen as xterm has them (XTerm-col.ad); a reader may have defined others.
  private static let named = [
    RGBColor(0, 0, 0), RGBColor(205, 0, 0), RGBColor(0, 205, 0), RGBColor(205, 205, 0), RGBColor(0, 0, 238),
    RGBColor(205, 0, 205), RGBColor(0, 205, 205), RGBColor(229, 229, 229), RGBColor(127, 127, 127),
    RGBColor(255, 0, 0), RGBColor(0, 255, 0), RGBColor(255, 255, 0), RGBColor(92, 92, 255), RGBColor(255, 0, 255),
    RGBColor(0, 255, 255), RGBColor(255, 255, 255),
  ]

  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let perceptual = (0...255).map { color(UInt8($0)).perceptual }

  static func color(_ number: UInt8) -> RGBColor {
    if number < 16 { return named[Int(number)] }
    if number >= 232 {
      let grey = 8 + 10 * (number - 232)
      return RGBColor(grey, grey, grey)
    }
    let place = Int(number) - 16
    return RGBColor(steps[place / 36], steps[place / 6 % 6], steps[place % 6])
  }

  /// The number of the colour that looks most like another; of equals, the lowest.
  static func nearest(to color: RGBColor, in numbers: ClosedRange<UInt8>) -> UInt8 {
    let wanted = color.perceptual
    let distances = numbers.map { number in
      let difference = perceptual[Int(number)] - wanted
      return (number, (difference * difference).sum())
    }
    return distances.min { $0.1 < $1.1 }?.0 ?? numbers.lowerBound
  }
}
