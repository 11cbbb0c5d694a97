extension String {
  /// Text whose bytes are known to be UTF-8: whole texts, and parts of them between code points.
  ///
  /// To look at them once more costs as much as to write them.
  init(wholeUTF8 bytes: UnsafeBufferPointer<UInt8>) {
    if #available(macOS 26, *) {
      self.init(copying: UTF8Span(unchecked: bytes.span))
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }
}
