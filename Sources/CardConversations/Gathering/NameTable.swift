/// Who is called what.
///
/// The name that a table of members, contacts or users says beats that of a message, and where there is neither, the
/// system has its own way to call somebody by an id.
struct NameTable {
  /// The most code points of a name that is shown.
  private static let maximumLength = 128

  private var listed: [String: String] = [:]

  /// The names that messages said, for reactions and replies, which have ids alone.
  private var spoken: [String: String] = [:]
  private(set) var budget = TableBudget(16 << 20)

  /// Takes the name out of a table of people.
  mutating func list(_ participant: Participant) {
    keep(participant, in: \.listed)
  }

  /// Takes the name out of a message.
  mutating func hear(_ participant: Participant) {
    keep(participant, in: \.spoken)
  }

  private mutating func keep(_ participant: Participant, in table: WritableKeyPath<NameTable, [String: String]>) {
    guard let name = Self.usable(participant.name), self[keyPath: table][participant.id] != name else { return }
    let isNew = self[keyPath: table][participant.id] == nil
    guard !isNew || budget.take(participant.id.utf8.count + name.utf8.count + 64) else { return }
    self[keyPath: table][participant.id] = name
  }

  /// How somebody is called.
  func name(of participant: Participant?, in system: ChatSystem?) -> DisplayText {
    guard let participant, !participant.id.isEmpty || Self.usable(participant.name) != nil else { return "Unknown" }
    let name = listed[participant.id] ?? Self.usable(participant.name) ?? spoken[participant.id]
    return Self.shown(name ?? Self.fallback(participant.id, system))
  }

  /// A name in which there is something to see, as far as it is shown.
  private static func usable(_ name: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    let start = String(name.unicodeScalars.prefix(maximumLength + 1))
    return DisplayText(start).isBlank ? nil : start
  }

  /// A safe name of a length that nobody has to scroll past.
  static func shown(_ name: String) -> DisplayText {
    let scalars = name.unicodeScalars
    guard scalars.count > maximumLength else { return DisplayText(name) }
    return DisplayText(String(String.UnicodeScalarView(scalars.prefix(maximumLength))) + "…")
  }

  private static func fallback(_ id: String, _ system: ChatSystem?) -> String {
    switch system {
    case .rtm: "ID: \(id)"
    case .xmpp: node(of: id)
    case .talkPlus, .chatkit, nil: id
    }
  }

  /// The part of a bare JID before the `@`, or the whole of it.
  private static func node(of id: String) -> String {
    guard let at = id.firstIndex(of: "@"), at > id.startIndex else { return id }
    return String(id[..<at])
  }
}
