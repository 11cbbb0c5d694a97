import CardKit

/// What a source is called where people read it.
enum SourceName {
  /// The path, safe to print; standard input has a name of its own.
  static func shown(_ path: String) -> String {
    path == "-" ? "<stdin>" : DisplayText(path).string
  }
}
