public import CardCore
import CardMarkdown
public import CardMetadata

/// Turns a payload's fields into the parts of a card, and reports what is wrong with them at their place.
public struct CardBuilder: Sendable {
  public private(set) var log = DiagnosticLog()

  /// The words that a card needs besides the sender's.
  public let words: CardWords

  private var places: FieldPlaces
  private let path: FieldPath
  private let links: LinkPolicy
  private let bodyStyle: BodyStyle

  /// A builder for the payload of `metadata`, by which the fields have their places.
  public init(
    metadata: RawMetadata = RawMetadata(), at path: FieldPath = "data", links: LinkPolicy = .standard,
    bodyStyle: BodyStyle = .markdown, words: CardWords = .english
  ) {
    places = FieldPlaces(metadata)
    self.path = path
    self.links = links
    self.bodyStyle = bodyStyle
    self.words = words
  }

  /// One line of plain text.
  public func line(_ text: String) -> DisplayText {
    DisplayText(text)
  }

  /// The blocks of a body, in the style that was asked for.
  public mutating func body(_ text: String, field: FieldPath) -> [Block] {
    guard text.utf8.count <= MarkdownLimits.maximumLength else {
      report(.tooLong(text.utf8.count, at: place(field)))
      return [Block].plain(String(decoding: text.utf8.prefix(MarkdownLimits.maximumLength), as: UTF8.self))
    }
    guard bodyStyle == .markdown else { return [Block].plain(text) }
    switch MarkdownReader(policy: links).read(text) {
    case .tooDeep:
      report(.tooDeep(at: place(field)))
      return [Block].plain(text)
    case .blocks(let blocks, let refused):
      for link in refused.prefix(Self.maximumRefusals) {
        refuse(link.address, link.refusal, field: field, severity: .warning)
      }
      return blocks
    }
  }

  /// The most links of one body that are reported; a sender decides how many there are.
  private static let maximumRefusals = 20

  /// A button whose action is an address or a verb; `nil` where there is nothing to show.
  ///
  /// An address that must not be opened is reported, and the button does nothing.
  public mutating func action(_ label: String, _ action: String, field: FieldPath) -> Action? {
    guard !label.isEmpty || !action.isEmpty else { return nil }
    switch links.resolve(action) {
    case .link(let destination): return Action(DisplayText(label), .open(destination))
    case .verb: return Action(DisplayText(label), .submit(DisplayText(exactly: action)))
    case .refused(let refusal):
      refuse(action, refusal, field: field)
      return Action(DisplayText(label), .submit(""))
    }
  }

  /// A button that opens an address; `nil` where there is nothing to show.
  ///
  /// A verb, and an address that must not be opened, are reported, and the button does nothing.
  public mutating func linkAction(_ label: String, _ address: String, field: FieldPath) -> Action? {
    let destination = link(address, field: field)
    guard let destination else { return label.isEmpty ? nil : Action(DisplayText(label), .submit("")) }
    let label = DisplayText(label)
    return Action(label.isBlank ? destination.display : label, .open(destination))
  }

  /// An address that must be one: a verb is reported as well.
  public mutating func link(_ address: String, field: FieldPath) -> LinkDestination? {
    switch links.resolve(address) {
    case .link(let destination): return destination
    case .verb: report(.notAnAddress(address, links.schemes.sorted(), at: place(field)))
    case .refused(let refusal): refuse(address, refusal, field: field)
    }
    return nil
  }

  /// An address in the web, where files, pages and pictures are: any other is reported.
  public mutating func webLink(_ address: String, field: FieldPath) -> LinkDestination? {
    switch links.resolve(address) {
    case .link(let destination) where destination.isWeb: return destination
    case .link, .verb: report(.notAnAddress(address, ["http", "https"], at: place(field)))
    case .refused(let refusal): refuse(address, refusal, field: field)
    }
    return nil
  }

  /// A picture by its web address, or in the address itself: `data:image/png;base64,…`, and the same of `image/jpeg`.
  ///
  /// Another address is reported, and leaves the alternative text.
  public mutating func image(_ address: String, alternative: String, field: FieldPath) -> Block? {
    let alternative = DisplayText(alternative)
    if let source = imageSource(address, field: field) { return .image(Image(source, alternative: alternative)) }
    return alternative.isEmpty ? nil : .paragraph([.text(alternative)])
  }

  private mutating func imageSource(_ address: String, field: FieldPath) -> ImageSource? {
    do throws(EmbeddedPicture.Fault) {
      if let picture = try EmbeddedPicture(address) { return .embedded(picture) }
    } catch {
      refuse(address, .picture(error), field: field)
      return nil
    }
    return webLink(address, field: field).map { .address($0) }
  }

  /// Reports a fault of a field that the payload found itself, at the field's place.
  ///
  /// A field inside of nested JSON has a path of several steps, such as `FieldPath("buttons").appending(1, "text")`.
  public mutating func report(
    _ code: DiagnosticCode, _ message: String, field: FieldPath, hint: String? = nil, severity: Severity? = nil,
    limit: Int? = nil, actual: Int? = nil
  ) {
    let place = place(field)
    report(
      Diagnostic(
        code, message, at: place.path, range: place.range, hint: hint, severity: severity, limit: limit,
        actual: actual))
  }

  private mutating func refuse(
    _ address: String, _ refusal: LinkRefusal, field: FieldPath, severity: Severity = .error
  ) {
    let place = place(field)
    report(.refused(address, refusal, at: place.path, range: place.range, severity: severity))
  }

  /// Reports a fault that the payload found itself.
  public mutating func report(_ diagnostic: Diagnostic) {
    log.report(diagnostic)
  }

  /// Where a field stands: its path, and its value's place in the source.
  ///
  /// That is also known inside of nested JSON, where keys are those of the JSON. A field that is missing has the place of
  /// the innermost value around it. Metadata that was built in code has no places.
  public mutating func place(_ field: FieldPath) -> Place {
    Place(path: path(of: field), range: places.range(of: field))
  }

  func path(of field: FieldPath) -> FieldPath { path.appending(field) }

  /// Where a field stands.
  public struct Place: Sendable {
    public let path: FieldPath
    public let range: SourceRange?
  }
}

extension [Block] {
  /// Text as it is: blank lines part paragraphs, other line ends are line breaks.
  public static func plain(_ text: String) -> [Block] {
    DisplayText(lines: text).string
      .split(separator: "\n", omittingEmptySubsequences: false)
      .split(whereSeparator: { $0.allSatisfy(\.isWhitespace) })
      .map { .paragraph([Inline](lines: $0)) }
  }
}

extension Diagnostic {
  fileprivate static func tooLong(_ length: Int, at place: CardBuilder.Place) -> Diagnostic {
    let limit = MarkdownLimits.maximumLength
    return Diagnostic(
      .bodyTooLong, "the body is \(length) bytes long; the limit is \(limit)", at: place.path, range: place.range,
      hint: "shorten it, or send it by address", limit: limit, actual: length)
  }

  fileprivate static func tooDeep(at place: CardBuilder.Place) -> Diagnostic {
    Diagnostic(
      .bodyTooDeep,
      "the body nests deeper than \(MarkdownLimits.maximumMarkers) markers on a line or "
        + "\(MarkdownLimits.maximumDepth) levels, and is drawn as plain text",
      at: place.path, range: place.range, hint: "nest less, or show it as it is with --body plain")
  }

  fileprivate static func notAnAddress(
    _ address: String, _ schemes: [String], at place: CardBuilder.Place
  ) -> Diagnostic {
    let schemes = schemes.joined(separator: ", ")
    return Diagnostic(
      .payloadBadValue,
      "\(place.path.fieldName) is \(DisplayText.quoted(address)); expected an address of the schemes \(schemes)",
      at: place.path, range: place.range, hint: "write a full address, such as https://example.com")
  }
}
