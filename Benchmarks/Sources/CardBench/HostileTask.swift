/// Messages written to be slow, each beside a plain one of the same size.
enum HostileTask {
  static func subjects() -> [Subject] {
    Stage.allCases.flatMap { stage in
      Hostile.all.flatMap { hostile in
        let task = "hostile, \(stage.rawValue)"
        let plain = Hostile.message(body: "plain text ", hostile.bytes.count, isSized: true)
        return [
          stage.subject(task, hostile.name, hostile.bytes),
          stage.subject(task, "plain beside \(hostile.name)", plain),
        ]
      }
    }
  }
}
