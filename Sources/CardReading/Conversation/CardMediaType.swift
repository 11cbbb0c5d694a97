/// The media types by which a part of a message says that it is a card.
public enum CardMediaType {
  /// A JSON object of string pairs, the metadata of a card.
  public static let metadata = "application/vnd.cardrender.metadata+json"
}
