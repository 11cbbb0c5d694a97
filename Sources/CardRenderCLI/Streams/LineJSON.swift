import CardKit
import CardMetadata

/// What there is to say about a line as a JSON object on a line of its own.
enum LineJSON {
  static func verdict(_ diagnostics: [Diagnostic], at place: LinePlace) -> String {
    object(diagnostics, at: place) { _ in }
  }

  /// The verdict and the rendering of a line.
  ///
  /// The rendering is null where nothing is drawn.
  static func rendering(_ rendering: Rendering?, _ diagnostics: [Diagnostic], at place: LinePlace) -> String {
    object(diagnostics, at: place) { writer in
      writer.member("rendering") { writer in
        if let rendering { writer.string(rendering.text) }
      }
      writer.member("losses") { writer in
        writer.array { writer in
          for loss in rendering?.losses ?? [] { write(loss, to: &writer) }
        }
      }
    }
  }

  private static func object(
    _ diagnostics: [Diagnostic], at place: LinePlace, _ more: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("source", place.source)
      writer.member("line", place.line)
      writer.member("offset", place.offset)
      writer.member("valid", diagnostics.allSatisfy { $0.severity < .error })
      more(&writer)
      writer.member("diagnostics") { writer in
        writer.array { writer in
          for diagnostic in diagnostics.prefix(LineVerdict.maximumDiagnostics) {
            VerdictLines.write(diagnostic, at: place.offset, to: &writer)
          }
        }
      }
      let left = diagnostics.count - LineVerdict.maximumDiagnostics
      if left > 0 { writer.member("omitted", left) }
    }
    return writer.output + "\n"
  }

  private static func write(_ loss: Rendering.Loss, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", loss.code)
      writer.member("message", loss.message)
      writer.member("count", loss.count)
    }
  }
}
