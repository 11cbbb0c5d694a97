import CardConversations

extension DatabaseReader {
  /// Whether a file is a database.
  static func reads(file path: String, _ console: any Console) -> Bool {
    guard path != "-", console.status(of: path) != nil, let source = try? console.open(path) else { return false }
    return reads((try? source.read(atMost: DecoderChoice.beginningLength)) ?? [])
  }
}
