import CardCore
import Templates

/// The themes that come with the package, the usual one first.
public enum BuiltInTheme: String, Hashable, Sendable, CaseIterable {
  /// Colours that can be read on black and on white.
  case standard = "default"

  /// For dark text on a light background.
  case light

  /// For light text on a dark background.
  case dark

  /// Bold, underline and their like, but no colour.
  case mono

  /// A contrast of at least 7:1 for everything that is read.
  case highContrast = "high-contrast"

  static let names = allCases.map(\.rawValue)

  // One for each, because a theme is read with the one that it extends.
  private static let lightTheme = read(Templates.Themes.light)
  private static let darkTheme = read(Templates.Themes.dark)
  private static let monoTheme = read(Templates.Themes.mono)
  private static let highContrastTheme = read(Templates.Themes.highContrast)

  public var theme: TerminalTheme {
    switch self {
    case .standard: .usual
    case .light: Self.lightTheme
    case .dark: Self.darkTheme
    case .mono: Self.monoTheme
    case .highContrast: Self.highContrastTheme
    }
  }

  private static func read(_ json: [UInt8]) -> TerminalTheme {
    do throws(CardFailure) {
      return try TerminalTheme(json: json)
    } catch {
      preconditionFailure("a built-in theme is faulty: \(error.diagnostics)")
    }
  }
}
