/// The words that cards need besides the sender's: the labels of facts and buttons.
///
/// They are English unless a program brings its own, in the language of whoever looks at the card:
///
///     engine.payloads.words.openMap = "지도 열기"
public struct CardWords: Hashable, Sendable {
  public static let english = CardWords()

  // MARK: Labels of facts

  public var address = "Address"
  public var coordinates = "Coordinates"
  public var end = "End"
  public var mail = "Mail"
  public var mediaType = "Type"
  public var organization = "Organization"
  public var phone = "Phone"
  public var place = "Place"
  public var size = "Size"
  public var start = "Start"
  public var validUntil = "Valid until"

  // MARK: Labels of buttons

  public var call = "Call"
  public var download = "Download"
  public var openMap = "Open map"
  public var sendMail = "Send mail"

  // MARK: Titles of notices without one

  public var error = "Error"
  public var info = "Note"
  public var success = "Done"
  public var warning = "Warning"

  public init() {}
}
