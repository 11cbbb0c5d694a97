import CardCore
import CardReading

/// Losses of files and times that several systems have.
extension Diagnostic {
  /// A file that has no place.
  static func file(_ file: Attachment, _ index: Int, _ reason: String) -> Diagnostic {
    let name = (file.name ?? file.address).map { " \(DisplayText.quoted($0))" } ?? ""
    return Diagnostic(
      .lossAttachment, "the file\(name) is left out: \(reason)", at: FieldPath("attachments").appending(index))
  }

  /// Something that is known of a file and has no place.
  static func details(_ index: Int, _ reason: String) -> Diagnostic {
    Diagnostic(
      .lossAttachment, "what is known of a file is left out: \(reason)", at: FieldPath("attachments").appending(index))
  }

  /// A part of a second that has no place.
  static func milliseconds(_ count: Int, _ place: String) -> Diagnostic {
    Diagnostic(.lossTime, "\(place) have whole seconds, and \(count) ms are left out", at: "time")
  }
}
