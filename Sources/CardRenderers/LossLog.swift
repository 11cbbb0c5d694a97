import CardCore

/// What a renderer lost, each kind of loss once and counted: how often it happens is up to the sender.
struct LossLog {
  private(set) var losses: [Rendering.Loss] = []

  mutating func report(_ loss: Rendering.Loss) {
    if let index = losses.firstIndex(where: { $0.code == loss.code }) {
      losses[index].count += loss.count
    } else {
      losses.append(loss)
    }
  }

  /// Reports a loss whose words are made for the first of its kind alone.
  mutating func report(_ code: DiagnosticCode, _ loss: @autoclosure () -> Rendering.Loss) {
    if let index = losses.firstIndex(where: { $0.code == code.rawValue }) {
      losses[index].count += 1
    } else {
      losses.append(loss())
    }
  }

  mutating func report(_ log: LossLog) {
    for loss in log.losses { report(loss) }
  }
}
