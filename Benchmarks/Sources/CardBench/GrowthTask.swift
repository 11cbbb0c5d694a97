/// One value from 1 byte to as long as a message may be.
enum GrowthTask {
  static let lengths = [1, 16, 64, 256, 1_024, 4_096, 16_384, 65_536, 131_072, 262_000]

  static func subjects() -> [Subject] {
    Stage.allCases.flatMap { stage in
      lengths.map { length in
        stage.subject("growth of a value, \(stage.rawValue)", "\(length)", Hostile.message(body: "plain text ", length))
      }
    }
  }
}
