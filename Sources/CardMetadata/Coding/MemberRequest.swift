/// What the decoded types asked of an object, or of a key.
enum MemberRequest: UInt8 {
  case none

  /// An object is read by names.
  case names

  /// An object may have any names, or nobody knows what would have been asked of it.
  case anyName

  /// A key's value was asked for.
  case asked
}
