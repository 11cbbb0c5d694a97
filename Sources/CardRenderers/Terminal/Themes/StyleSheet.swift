/// A theme as the escapes (Select Graphic Rendition) that an output gets for each look.
struct StyleSheet: Sendable {
  /// The number of an escape, the same for what looks the same.
  struct Look: Equatable, Sendable {
    fileprivate var number: Int

    /// Nothing is said.
    static let none = Look(number: 0)
  }

  /// The escapes in UTF-8, by their numbers.
  private var openings: [[UInt8]] = [[]]

  /// The looks by role, four for each: plain, strong, emphasized, and both.
  ///
  /// Empty where nothing is ever said.
  private var themed: [Look] = []

  /// The looks of parts of pictures, as they came by.
  private var pictures: [PicturePart: Look] = [:]

  /// The looks that others have when they are struck through, which is too rare to be made ready.
  private var struck: [Int: Look] = [:]
  private let hasColors: Bool
  private let strikes: Bool
  private static let looks = 4

  init(_ theme: TerminalTheme, for styling: TerminalStyling) {
    hasColors = styling.depth > .none
    strikes = styling.allowsAttributes
    guard styling != .plain else { return }
    let strong = theme.style(of: .strong)
    let emphasis = theme.style(of: .emphasis)
    var styles: [ThemeStyle] = []
    for role in ThemeRole.allCases {
      let plain = theme.style(of: role)
      let emphasized = emphasis.over(plain)
      for style in [plain, strong.over(plain), emphasized, strong.over(emphasized)] {
        // Most roles look like another, which is told sooner than an escape is written.
        let known = styles.firstIndex(of: style).map { themed[$0] }
        themed.append(known ?? look(Self.opening(style.parameters(for: styling))))
        styles.append(style)
      }
    }
  }

  /// How text of a style looks.
  mutating func look(of style: TextStyle) -> Look {
    guard let role = ThemeRole(style.role) else { return look(ofPicture: style.role) }
    guard !themed.isEmpty else { return .none }
    let place = (style.isStrong ? 1 : 0) + (style.isEmphasized ? 2 : 0)
    let look = themed[role.order * Self.looks + place]
    return style.isStruck && strikes ? struck(look) : look
  }

  /// How text of a role alone looks, such as the frame.
  func look(of role: ThemeRole) -> Look {
    themed.isEmpty ? .none : themed[role.order * Self.looks]
  }

  /// What is written before text of a look, in UTF-8; empty where that is nothing.
  func opening(of look: Look) -> [UInt8] {
    openings[look.number]
  }

  private mutating func look(ofPicture role: TextRole) -> Look {
    guard case .picture(let part) = role, hasColors else { return .none }
    if let look = pictures[part] { return look }
    let parameters = part.parameters.map(String.init).joined(separator: ";")
    let look = parameters.isEmpty ? .none : numbered(Self.opening(parameters))
    pictures[part] = look
    return look
  }

  /// The same look struck through.
  private mutating func struck(_ look: Look) -> Look {
    if let struck = struck[look.number] { return struck }
    let parameter = TextAttribute.strikethrough.parameter
    let opening = openings[look.number]
    let found = self.look(opening.isEmpty ? Self.opening(parameter) : opening.dropLast() + Array(";\(parameter)m".utf8))
    struck[look.number] = found
    return found
  }

  private mutating func look(_ opening: [UInt8]) -> Look {
    openings.firstIndex(of: opening).map(Look.init) ?? numbered(opening)
  }

  private mutating func numbered(_ opening: [UInt8]) -> Look {
    openings.append(opening)
    return Look(number: openings.count - 1)
  }

  private static func opening(_ parameters: String) -> [UInt8] {
    parameters.isEmpty ? [] : Array("\u{1B}[\(parameters)m".utf8)
  }
}

extension ThemeRole {
  /// The place among all cases.
  fileprivate var order: Int {
    switch self {
    case .text: 0
    case .muted: 1
    case .accent: 2
    case .title: 3
    case .heading: 4
    case .label: 5
    case .code: 6
    case .link: 7
    case .address: 8
    case .button: 9
    case .bar: 10
    case .mark: 11
    case .quote: 12
    case .border: 13
    case .sender: 14
    case .own: 15
    case .time: 16
    case .notice: 17
    case .unread: 18
    case .emphasis: 19
    case .strong: 20
    }
  }
}
