/// The order of messages of one second: a page lists the newest first unless it was asked for the oldest.
///
/// Which it is shows in the first two times of a page that differ; until then it is what the page before was, and the
/// vendor's usual order at first.
struct TalkPlusPageOrder: Sendable {
  private var count: Int64 = 0
  private var isOldestFirst = false
  private var isKnown = false
  private var lastTime: MessageTime?

  mutating func beginPage() {
    (isKnown, lastTime) = (false, nil)
  }

  /// The number that orders the next message of the page among those of the same time.
  mutating func number(of time: MessageTime?) -> Int64 {
    if let time, let lastTime, time != lastTime, !isKnown { (isOldestFirst, isKnown) = (time > lastTime, true) }
    lastTime = time ?? lastTime
    count += 1
    return isOldestFirst ? count : -count
  }
}
