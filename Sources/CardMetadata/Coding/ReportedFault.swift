/// Thrown where a fault is in the log already and nothing can stand in for the value.
struct ReportedFault: Error {}
