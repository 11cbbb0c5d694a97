import CardCore
import CardReading

/// What was read of an input, by kind.
struct Reading {
  let system: ChatSystem?
  let readings: [ConversationReading]

  init(_ input: [UInt8], from system: ChatSystem? = nil, options: ConversationOptions = ConversationOptions()) {
    var decoder = ReaderCatalog.standard.decoder(from: system, options: options)
    readings = decoder.read(input) + decoder.finish()
    self.system = decoder.system
  }

  init(_ text: String, from system: ChatSystem? = nil, options: ConversationOptions = ConversationOptions()) {
    self.init(Array(text.utf8), from: system, options: options)
  }

  init(_ readings: [ConversationReading]) {
    self.readings = readings
    system = nil
  }

  var items: [ConversationItem] { readings.compactMap(\.item) }

  var messages: [Message] {
    items.compactMap { if case .message(let message) = $0 { message } else { nil } }
  }

  var changes: [MessageChange] {
    items.compactMap { if case .change(let change) = $0 { change } else { nil } }
  }

  var rooms: [Room] {
    items.compactMap { if case .room(let room) = $0 { room } else { nil } }
  }

  var sessions: [Session] {
    items.compactMap { if case .session(let session) = $0 { session } else { nil } }
  }

  var viewers: [String] {
    items.compactMap { if case .viewer(let id) = $0 { id } else { nil } }
  }

  /// The names that people were given, the last of each.
  var names: [String: String] {
    var names: [String: String] = [:]
    for case .participant(let person) in items { names[person.id] = person.name }
    return names
  }

  var diagnostics: [Diagnostic] { readings.flatMap(\.diagnostics) }
  var codes: [DiagnosticCode] { diagnostics.map(\.code) }
}
