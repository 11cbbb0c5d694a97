/// How a card travels in a message of a system that has no place for one.
public enum CardPart {
  /// The media type of a Chatkit part whose content is the JSON object of a card's metadata.
  public static let mediaType = "application/vnd.cardrender.metadata+json"
}
