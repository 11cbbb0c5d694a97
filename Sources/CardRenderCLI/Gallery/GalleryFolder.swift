import CardKit

/// The folder that a gallery is written into.
struct GalleryFolder {
  /// What a page says that this program may replace.
  private static let mark = "<meta name=\"generator\" content=\"cardrender gallery\">"
  private static let file = "index.html"

  let path: String
  let console: any Console

  /// Writes the page, and makes the folder where it is not there.
  ///
  /// A folder that holds something and no gallery is somebody else's.
  func write(_ page: String) throws(IOFailure) {
    switch console.entry(at: path)?.kind {
    case .folder: try checkOwnership()
    case .file, .other: throw IOFailure(path: path, reason: "Is no folder")
    case nil: try console.makeFolder(at: path)
    }
    try console.replace(file: index, with: page)
  }

  private var index: String { path.hasSuffix("/") ? path + Self.file : "\(path)/\(Self.file)" }

  private func checkOwnership() throws(IOFailure) {
    let names = try console.names(in: path)
    guard !names.isEmpty else { return }
    let reason = "Holds something else than a gallery; name a folder that is empty or not there"
    guard names.contains(Self.file) else { throw IOFailure(path: path, reason: reason) }
    let page = String(decoding: try console.read(file: index), as: UTF8.self)
    guard page.contains(Self.mark) else { throw IOFailure(path: path, reason: reason) }
  }
}
