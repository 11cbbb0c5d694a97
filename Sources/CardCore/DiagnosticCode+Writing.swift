/// What is said about a message that is written for another system.
extension DiagnosticCode {
  public static let messageTooLarge = DiagnosticCode(rawValue: "message.too-large")
  public static let messageNameTooLong = DiagnosticCode(rawValue: "message.name-too-long")

  public static let lossID = DiagnosticCode(rawValue: "loss.id")
  public static let lossSender = DiagnosticCode(rawValue: "loss.sender")
  public static let lossTime = DiagnosticCode(rawValue: "loss.time")
  public static let lossKind = DiagnosticCode(rawValue: "loss.kind")
  public static let lossLanguage = DiagnosticCode(rawValue: "loss.language")
  public static let lossReply = DiagnosticCode(rawValue: "loss.reply")
  public static let lossReactions = DiagnosticCode(rawValue: "loss.reactions")
  public static let lossAttachment = DiagnosticCode(rawValue: "loss.attachment")
  public static let lossPart = DiagnosticCode(rawValue: "loss.part")
  public static let lossChange = DiagnosticCode(rawValue: "loss.change")
  public static let lossContext = DiagnosticCode(rawValue: "loss.context")
  public static let lossUnknown = DiagnosticCode(rawValue: "loss.unknown")
}
