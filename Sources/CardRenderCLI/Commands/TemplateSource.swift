import CardKit

/// Reads the files of a folder that stand in for those of the built-in template.
struct TemplateSource {
  let invocation: Invocation
  let console: any Console

  /// The template that the command line names, `nil` for the built-in one, or everything that is wrong with its files.
  func template() throws(SettingFailure) -> HTMLTemplate? {
    guard let folder = invocation.templateFolder else { return nil }
    guard console.entry(at: folder)?.kind == .folder else {
      throw SettingFailure(status: .io, report: IOFailure(path: folder, reason: "No such folder of a template").line)
    }
    let files = HTMLTemplate.File.allCases.filter { console.entry(at: path(of: $0, in: folder)) != nil }
    guard !files.isEmpty else { throw .noTemplate(in: folder) }
    var template = HTMLTemplate.standard
    var failures: [SettingFailure] = []
    for file in files {
      do throws(SettingFailure) {
        template = try replacing(file, in: folder, of: template)
      } catch {
        failures.append(error)
      }
    }
    guard let first = failures.first else { return template }
    throw SettingFailure(status: first.status, report: failures.map(\.report).joined())
  }

  private func replacing(
    _ file: HTMLTemplate.File, in folder: String, of template: HTMLTemplate
  ) throws(SettingFailure) -> HTMLTemplate {
    let path = path(of: file, in: folder)
    let bytes: [UInt8]
    do throws(IOFailure) {
      bytes = try console.read(file: path)
    } catch {
      throw SettingFailure(status: .io, report: error.line)
    }
    do throws(CardFailure) {
      return try template.replacing(file, with: bytes)
    } catch {
      let report = DiagnosticReport(invocation: invocation, console: console)
      throw SettingFailure(status: .usage, report: report.text(of: error.diagnostics, in: path, bytes))
    }
  }

  private func path(of file: HTMLTemplate.File, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + file.rawValue : "\(folder)/\(file.rawValue)"
  }
}

extension SettingFailure {
  fileprivate static func noTemplate(in folder: String) -> SettingFailure {
    let names = HTMLTemplate.File.allCases.map(\.rawValue).joined(separator: ", ")
    let error = UsageError(
      "--template is \(DisplayText.quoted(folder)), which holds no file of a template", hint: "the files are \(names)")
    return SettingFailure(status: .usage, report: error.report)
  }
}
