import CCalendar
import Synchronization

/// An open zone of ICU, which one thread at a time may ask.
///
/// The lock makes it safe to share.
final class OpenZone: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let lock = Mutex(())

  init?(_ name: String) {
    guard let pointer = ccalendar_zone_open(name) else { return nil }
    self.pointer = pointer
  }

  deinit { ccalendar_zone_close(pointer) }

  /// How far the clocks are ahead of UTC, in milliseconds.
  func offset(at milliseconds: Int64) -> Int64 {
    lock.withLock { _ in Int64(ccalendar_zone_offset(pointer, Double(milliseconds))) }
  }
}

/// The open words of ICU for days in one language, which one thread at a time may ask.
final class OpenDayWords: @unchecked Sendable {
  /// More than any language takes for a day.
  private static let capacity = 512

  private let pointer: OpaquePointer
  private let lock = Mutex(())

  init?(_ locale: String) {
    guard let pointer = ccalendar_words_open(locale) else { return nil }
    self.pointer = pointer
  }

  deinit { ccalendar_words_close(pointer) }

  /// The day of a time in UTC, or `nil` where ICU has no words for it.
  func words(at milliseconds: Int64) -> String? {
    lock.withLock { _ in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.capacity) { buffer in
        guard let base = buffer.baseAddress else { return nil }
        let length = ccalendar_words_write(pointer, Double(milliseconds), base, Int32(Self.capacity))
        return length < 0 ? nil : String(decoding: UnsafeRawBufferPointer(buffer).prefix(Int(length)), as: UTF8.self)
      }
    }
  }
}
