import CardConversations

extension DatabaseReader {
  /// The bytes that tell a database.
  private static let signatureLength = 16

  /// Whether a file is a database.
  static func reads(file path: String, _ console: any Console) -> Bool {
    guard path != "-", console.status(of: path) != nil, let source = try? console.open(path) else { return false }
    return reads((try? source.read(atMost: signatureLength)) ?? [])
  }
}
