import CardCore

/// What earlier stanzas and the elements around a stanza tell about it.
struct XMPPContext {
  /// An element that holds stanzas.
  struct Container {
    var name: String
    var namespace = ""
    var language: String?

    /// The server of an export, the account of a log, or the id of an item.
    var id: String?
  }

  /// The bare JID of whose view this is, once something has told.
  private(set) var account: String?
  private(set) var containers: [Container] = []
  var skipped = SkippedStanzas()

  /// The labels of the buttons that were offered, by the ids of their actions, so that a pressed one can be called by its label.
  var buttons = RoomMemory<String>()

  /// The fields that forms asked for in secret: an answer need not say that it is one.
  var secrets = RoomMemory<Void>()

  /// The rooms of dialogues, by the bare JIDs of those who took part, while nobody knows who is the viewer.
  private var dialogues: [String: String] = [:]
  private var hasOwn = false

  /// The addresses that messages came from as from rooms.
  private var rooms: Set<String> = []

  /// How many dialogues and rooms are remembered at once.
  private static let maximumDialogues = 1024

  /// What stands for the viewer where nothing tells their address.
  static let unknownViewer = "you"

  init(viewer: String?) {
    account = viewer.flatMap { $0.contains("@") ? JID($0)?.bare : nil }
  }

  var language: String? { containers.last { $0.language != nil }?.language }

  /// Whether this is a log of Adium, which has messages of its own kind.
  var isInAdiumLog: Bool { containers.last?.name == "chat" }

  /// The viewer, if that is news.
  mutating func learn(account address: String?) -> [ConversationItem] {
    guard let address, let bare = JID(address)?.bare, bare.contains("@"), bare != account else { return [] }
    account = bare
    return [.viewer(bare)]
  }

  /// The id of the viewer as a sender, and that it is theirs where this is the first of it.
  mutating func own() -> (id: String, items: [ConversationItem]) {
    if let account { return (account, []) }
    defer { hasOwn = true }
    return (Self.unknownViewer, hasOwn ? [] : [.viewer(Self.unknownViewer)])
  }

  // MARK: Containers

  mutating func enter(_ element: XMLElement) -> [ConversationItem] {
    var container = Container(name: element.name, namespace: element.namespace, language: element.language)
    defer { containers.append(container) }
    switch element.name {
    case "host": container.id = element[attribute: "jid"]
    case "item": container.id = element[attribute: "id"]
    case "user":
      let host = containers.last { $0.name == "host" }?.id
      guard let name = element[attribute: "name"], let host else { return [] }
      return learn(account: "\(name)@\(host)")
    case "chat":
      container.id = element[attribute: "account"]
      guard let id = container.id, id != account else { return [] }
      account = id
      return [.viewer(id)]
    case "stream":
      // A server has no node; whoever has one is the client.
      let ends = ["from", "to"].compactMap { element[attribute: $0] }
      return learn(account: ends.first { $0.contains("@") })
    default: break
    }
    return []
  }

  mutating func enter(unreadable name: String) {
    containers.append(Container(name: name))
  }

  mutating func leave(_ name: String) {
    if containers.last?.name == name { containers.removeLast() }
  }

  // MARK: Rooms and dialogues

  mutating func remember(room: String) {
    if rooms.count >= Self.maximumDialogues { rooms.removeAll() }
    rooms.insert(room)
  }

  func isRoom(_ address: String) -> Bool { rooms.contains(address) }

  /// The dialogue of a message from one address to another, and the viewer where the two tell.
  mutating func dialogue(from: String?, to: String?) -> (room: String?, items: [ConversationItem]) {
    guard let from else { return (to.map { dialogueOfOwn(with: $0) }, []) }
    guard let to else { return (from == account ? nil : from, []) }
    if let account { return (from == account ? to : from, []) }
    // Somebody without an address wrote to this sender before: it was the viewer, to whom this goes.
    if dialogues[from] == from { return (from, learn(account: to)) }
    let room = [from, to].sorted().joined(separator: ", ")
    remember(room, of: from)
    remember(room, of: to)
    return (room, [])
  }

  private mutating func dialogueOfOwn(with other: String) -> String {
    if account != nil { return other }
    if let known = dialogues[other] { return known }
    remember(other, of: other)
    return other
  }

  private mutating func remember(_ room: String, of member: String) {
    if dialogues.count >= Self.maximumDialogues { dialogues.removeAll() }
    if dialogues[member] == nil { dialogues[member] = room }
  }
}
