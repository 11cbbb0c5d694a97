extension Unicode.Scalar {
  /// Whether this does something where text is shown: a control, a line or paragraph separator, or a bidi override.
  var isLive: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
