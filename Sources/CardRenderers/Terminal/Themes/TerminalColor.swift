/// A colour as a terminal is asked for it.
public enum TerminalColor: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard

  /// A number of xterm's 256 colours, of which 0 to 15 are the reader's own.
  case indexed(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  /// The names of the colours 0 to 15.
  static let names: [String] = {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names + names.map { "bright-\($0)" }
  }()

  /// Whether an output of this depth shows the very colour.
  func isShown(at depth: ColorDepth) -> Bool {
    switch self {
    case .standard: true
    case .indexed(let number): depth >= (number < 16 ? .sixteen : .indexed)
    case .rgb: depth == .trueColor
    }
  }

  /// The colour itself where the depth has it, and the nearest that it has otherwise.
  func nearest(at depth: ColorDepth) -> TerminalColor {
    if isShown(at: depth) { return self }
    return switch depth {
    case .none: .standard
    case .sixteen: .indexed(XtermPalette.nearest(to: components, in: 0...15))
    // The first sixteen are the reader's to define, and so are near to nothing.
    case .indexed, .trueColor: .indexed(XtermPalette.nearest(to: components, in: 16...255))
    }
  }

  private var components: RGBColor {
    switch self {
    case .standard: preconditionFailure("the terminal's own colour is shown at every depth")
    case .indexed(let number): XtermPalette.color(number)
    case .rgb(let red, let green, let blue): RGBColor(red, green, blue)
    }
  }

  /// The parameters of Select Graphic Rendition for a foreground, or for a background.
  func parameters(isBackground: Bool) -> String {
    let base = isBackground ? 40 : 30
    return switch self {
    case .standard: ""
    case .indexed(let number) where number < 8: "\(base + Int(number))"
    case .indexed(let number) where number < 16: "\(base + 60 + Int(number) - 8)"
    case .indexed(let number): "\(base + 8);5;\(number)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}

extension TerminalColor {
  /// Reads `#rrggbb`, `default`, or one of the sixteen names.
  init?(_ word: String) {
    if word == "default" {
      self = .standard
    } else if let number = Self.names.firstIndex(of: word) {
      self = .indexed(UInt8(number))
    } else {
      let digits = word.utf8.dropFirst()
      guard word.utf8.first == UInt8(ascii: "#"), digits.count == 6,
        let value = UInt32(word.dropFirst(), radix: 16), !word.contains("+"), !word.contains("-")
      else { return nil }
      self = .rgb(UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
    }
  }
}
