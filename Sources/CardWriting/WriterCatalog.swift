public import CardReading

/// The writers that can be asked for by their system.
public struct WriterCatalog: Sendable {
  /// The built-in writers.
  public static let standard = WriterCatalog([TalkPlusWriter(), ChatkitWriter(), RTMWriter(), XMPPWriter()])

  public private(set) var writers: [any MessageWriter] = []

  public init(_ writers: [any MessageWriter] = []) {
    writers.forEach { register($0) }
  }

  /// Adds a writer; it replaces one of the same system.
  public mutating func register(_ writer: any MessageWriter) {
    writers.removeAll { $0.system == writer.system }
    writers.append(writer)
  }

  /// The writer of a system, or `nil` where nobody registered one.
  public func writer(of system: ChatSystem) -> (any MessageWriter)? {
    writers.first { $0.system == system }
  }
}
