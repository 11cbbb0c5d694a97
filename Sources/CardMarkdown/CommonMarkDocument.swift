internal import CMarkdown
internal import Ccmark

/// A parsed CommonMark document of libcmark, which it owns and frees.
struct CommonMarkDocument: ~Copyable {
  private let document: OpaquePointer

  /// Parses `text`, or gives `nil` where memory is short.
  init?(_ text: String) {
    var text = text
    let document = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmarkdown_parse($0.baseAddress, $0.count) }
    }
    guard let document else { return nil }
    self.document = document
  }

  deinit {
    cmarkdown_free(document)
  }

  /// Calls `visit` for every node in document order, containers on entering and on leaving, without recursion.
  ///
  /// Stops where `visit` gives `false`, and then gives `false` itself.
  consuming func walk(_ visit: (_ node: OpaquePointer, _ isEntering: Bool) -> Bool) -> Bool {
    let iterator = cmarkdown_iterator(document)
    while true {
      switch cmark_iter_next(iterator) {
      case CMARK_EVENT_DONE, CMARK_EVENT_NONE: return true
      case let event:
        guard visit(cmark_iter_get_node(iterator), event == CMARK_EVENT_ENTER) else { return false }
      }
    }
  }
}

/// Reading one node of libcmark.
enum CommonMarkNode {
  static func literal(_ node: OpaquePointer) -> String {
    string(cmark_node_get_literal(node))
  }

  static func address(_ node: OpaquePointer) -> String {
    string(cmark_node_get_url(node))
  }

  static func info(_ node: OpaquePointer) -> String {
    string(cmark_node_get_fence_info(node))
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
