internal import CPicture

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A way in which terminals take pixels.
public enum GraphicsProtocol: String, CaseIterable, Sendable {
  case kitty
  case sixel
  case iterm

  /// The best one that libchafa knows of the terminal that an environment describes; `nil` where there is none.
  ///
  /// Inside of tmux and screen there is none: what they do not know they swallow.
  public static func detected(in environment: [String: String]) -> GraphicsProtocol? {
    let term = environment["TERM"] ?? ""
    let isInside = environment["TMUX"] != nil || environment["STY"] != nil
    guard !isInside, !term.hasPrefix("tmux"), !term.hasPrefix("screen") else { return nil }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { variables.forEach { free($0) } }
    let found = cpicture_detect(variables)
    return allCases.first { $0.mode == found }
  }

  var mode: cpicture_graphics {
    switch self {
    case .kitty: CPICTURE_GRAPHICS_KITTY
    case .sixel: CPICTURE_GRAPHICS_SIXEL
    case .iterm: CPICTURE_GRAPHICS_ITERM
    }
  }
}
