import CardMetadata

/// Everything that a backend calls, by one import.
@main
enum ValidatorClient {
  struct Order: Codable {
    var orderID: Int
    var note: String?
  }

  static func main() throws {
    let metadata: Metadata = ["type": "msg_with_button", "body": String(repeating: "x", count: 1025)]
    for problem in MetadataValidator(rules: .talkPlus).validate(metadata) {
      print(problem.code.rawValue, problem.path, problem.actual ?? 0, problem.limit ?? 0)
    }
    let checked = try MetadataValidator().checked(["type": "order"])
    print(checked["type"] ?? "")
    let order = try MetadataDecoder().decode(Order.self, from: MetadataEncoder().encode(Order(orderID: 7)))
    print(order.orderID)
    do {
      _ = try MetadataValidator().checked([:])
    } catch {
      print(error.diagnostics.map(\.code.rawValue))
    }
  }
}
