/// A chat system whose messages can be read.
public enum ChatSystem: String, Hashable, Sendable, CaseIterable {
  case talkPlus = "talkplus"
  case chatkit
  case rtm
  case xmpp
}
