import CardCore

extension StanzaSplitter {
  /// What a stream is cut into.
  enum Unit {
    /// A whole stanza.
    case stanza(XMLPiece)

    /// The start tag of a container, closed, so that it can be read.
    case open(name: String, XMLPiece)
    case close(name: String)

    /// An XML declaration, with which a document begins.
    case declaration([UInt8], SourceRange)

    /// A container that held no stanza and is none of those that are known to be empty now and then.
    case other

    /// Text where only stanzas can stand.
    case stray
    case fault(Diagnostic)
  }
}
