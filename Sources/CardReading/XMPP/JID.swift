/// An XMPP address: `node@domain/resource`, as it is written.
struct JID: Hashable {
  let node: String?
  let domain: String
  let resource: String?

  /// `nil` where there is no domain.
  init?(_ text: String) {
    let address = text.unicodeScalars
    let slash = address.firstIndex(of: "/")
    let bare = slash.map { address[..<$0] } ?? address[...]
    let at = bare.firstIndex(of: "@")
    node = at.map { String(bare[..<$0]) }.flatMap { $0.isEmpty ? nil : $0 }
    domain = String(at.map { bare[bare.index(after: $0)...] } ?? bare)
    resource = slash.map { String(address[address.index(after: $0)...]) }.flatMap { $0.isEmpty ? nil : $0 }
    if domain.isEmpty { return nil }
  }

  /// The address without its resource.
  ///
  /// ASCII letters are made small, in which servers do not differ; what else servers make equal is not known here.
  var bare: String {
    let domain = domain.asciiLowercased
    return node.map { "\($0.asciiLowercased)@\(domain)" } ?? domain
  }
}

extension String {
  fileprivate var asciiLowercased: String {
    guard utf8.contains(where: { 0x41...0x5A ~= $0 }) else { return self }
    return String(decoding: utf8.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }, as: UTF8.self)
  }
}
