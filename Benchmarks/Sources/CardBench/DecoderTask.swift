import CardKit
import Foundation

/// `MetadataDecoder` beside Foundation's `JSONDecoder`, on the messages with a button that both take.
enum DecoderTask {
  private static let task = "decoder"

  static func subjects(_ workload: Workload) -> [Subject] {
    let messages = workload.lines.filter { isButton($0) }
    let metadata = messages.compactMap { MessageReader().read($0)[0].message?.metadata.texts }
    let data = messages.map { Data($0) }
    let engine = CardEngine()
    let decoder = MetadataDecoder()
    let explicit = JSONDecoder()
    let converting = JSONDecoder()
    converting.keyDecodingStrategy = .convertFromSnakeCase
    return [
      subject("MetadataDecoder, from Metadata", metadata) { try decoder.decode(MsgWithButton.self, from: $0) },
      subject("MetadataDecoder, from JSON", messages) { try fromJSON($0, decoder) },
      subject("CardEngine.payload, from JSON, all rules checked", messages) { try engine.payload(line: $0) },
      subject("JSONDecoder, from JSON", data) { try explicit.decode(Button.self, from: $0) },
      subject("JSONDecoder, from JSON, keys converted", data) {
        try converting.decode(MsgWithButton.self, from: $0)
      },
    ]
  }

  private static func isButton(_ bytes: [UInt8]) -> Bool {
    let (payload, errors) = DecodeTask.payload(of: bytes)
    return payload is MsgWithButton && errors == 0
  }

  /// JSON to the payload with what stands in between, and no rules checked, as `JSONDecoder` checks none.
  private static func fromJSON(_ bytes: [UInt8], _ decoder: MetadataDecoder) throws -> MsgWithButton {
    guard let metadata = MessageReader().read(line: bytes).first?.message?.metadata,
      let payload = decoder.decode(MsgWithButton.self, from: metadata).value
    else { throw CardFailure([]) }
    return payload
  }

  private static func subject<Input>(
    _ name: String, _ inputs: [Input], _ decode: @escaping (Input) throws -> Any
  ) -> Subject {
    Subject(task: task, name: name, units: inputs.count) {
      inputs.reduce(0) { $0 + ((try? decode($1)) == nil ? 1 : 0) }
    }
  }
}

/// The same payload with its keys written out, which is the fastest that `JSONDecoder` can be asked.
private struct Button: Decodable {
  let type: String
  let title: String
  let body: String
  let buttonText: String
  let buttonAction: String

  enum CodingKeys: String, CodingKey {
    case type, title, body
    case buttonText = "button_text"
    case buttonAction = "button_action"
  }
}
