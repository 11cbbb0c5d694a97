import CardKit

/// What was found of a batch.
struct BatchReport {
  let batch: LineBatch

  /// The lines that are not blank.
  var lineCount = 0

  /// The lines that there is something to say about, in their order.
  var lines: [LineReport] = []

  /// The words about them, one behind the other.
  var text: [UInt8] = []

  /// The blank lines by their places, which go nowhere.
  var blanks: [Int] = []

  init(_ batch: LineBatch) {
    self.batch = batch
  }
}
