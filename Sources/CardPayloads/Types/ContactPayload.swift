public import CardCore

/// A person or an office to reach.
public struct ContactPayload: CardPayload, Hashable {
  public static let type: PayloadType = "contact"
  public static let summary = "a name with a phone number, a mail address and an organization"
  public static let example: Self? = Self(
    name: "Kim Mina", phone: "+82 2-3455-0180", email: "mina.kim@example.com", organization: "Han River Rowing Club")

  public var name: String

  /// The number as it is written; it can be called where it is one number and nothing else.
  public var phone: String?
  public var email: String?
  public var organization: String?

  public init(name: String, phone: String? = nil, email: String? = nil, organization: String? = nil) {
    self.name = name
    self.phone = phone
    self.email = email
    self.organization = organization
  }

  public func card(using builder: inout CardBuilder) -> Card {
    builder.expectText(name, field: "name")
    let words = builder.words
    let facts = [(words.organization, organization), (words.phone, phone), (words.mail, email)].compactMap { row in
      row.1.map { Fact(DisplayText(row.0), DisplayText($0)) }
    }
    let actions = [
      phone.flatMap(Self.number).flatMap { LinkDestination("tel:" + $0) }
        .map { Action(DisplayText(words.call), .open($0)) },
      email.flatMap { mailbox($0, &builder) }.map { Action(DisplayText(words.sendMail), .open($0)) },
    ].compactMap(\.self)
    return Card(title: builder.line(name), body: facts.isEmpty ? [] : [.facts(facts)], actions: actions)
  }

  /// The digits of a number that is written with nothing but digits and what parts them.
  ///
  /// Stars and number signs are commands to a telephone, and are never dialed.
  private static func number(_ text: String) -> String? {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    let rest = text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard digits.count >= 3, rest.allSatisfy({ $0.isASCII && ($0.isNumber || " -.()/".contains($0)) }) else {
      return nil
    }
    return (text.hasPrefix("+") ? "+" : "") + digits
  }

  /// An address to write to, or a report that it is none.
  private func mailbox(_ address: String, _ builder: inout CardBuilder) -> LinkDestination? {
    let destination = Self.isMailbox(address) ? LinkDestination("mailto:" + address) : nil
    if destination == nil {
      builder.report(
        .payloadBadValue, "\"email\" is \(DisplayText.quoted(address)); expected one mail address", field: "email",
        hint: "write an address such as mina@example.com")
    }
    return destination
  }

  /// One name, an at sign and a host, without what has a meaning in a `mailto` address or in a mail's header.
  private static func isMailbox(_ address: String) -> Bool {
    let parts = address.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(where: { $0 != "." }) else { return false }
    return address.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && !#"?&=#%,;:<>()[]\/"`|{}"#.unicodeScalars.contains(scalar)
        && DisplayText(exactly: String(scalar)).string.unicodeScalars.contains(scalar)
    }
  }
}

extension ContactPayload: TextPayload {
  public static let fields: [TextField] = [
    TextField("name", .visibleText), TextField("phone", .text, isRequired: false),
    TextField("email", .mailAddress, isRequired: false), TextField("organization", .text, isRequired: false),
  ]

  public init(texts: borrowing FieldTexts) {
    self.init(name: texts[0], phone: texts.optional(1), email: texts.optional(2), organization: texts.optional(3))
  }
}
