/// Rules that cannot be had: what to print, and how the run ends.
struct RulesFailure: Error {
  let status: ExitStatus
  let report: String
}
