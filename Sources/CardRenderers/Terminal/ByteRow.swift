/// Bytes that are written one behind the other.
///
/// An `Array` looks at so much before each append that it takes longer than to copy the few bytes of a word.
struct ByteRow: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 256
    start = .allocate(capacity: capacity)
  }

  deinit {
    start.deallocate()
  }

  /// Calls something with the bytes, which hold for that time.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if bytes.count > capacity - count { grow(by: bytes.count) }
    (start + count).initialize(from: source, count: bytes.count)
    count += bytes.count
  }

  mutating func append(repeating byte: UInt8, count times: Int) {
    guard times > 0 else { return }
    if times > capacity - count { grow(by: times) }
    (start + count).initialize(repeating: byte, count: times)
    count += times
  }

  /// Keeps room for so many more bytes; twice as much as before at the least.
  mutating func grow(by bytes: Int) {
    capacity = max(2 * capacity, count + bytes)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
