/// Rules or a theme that cannot be had: what to print, and how the run ends.
struct SettingFailure: Error {
  let status: ExitStatus
  let report: String
}
