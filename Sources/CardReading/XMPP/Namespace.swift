/// The names of namespaces that are read.
enum Namespace {
  static let client = "jabber:client"
  static let stanzaErrors = "urn:ietf:params:xml:ns:xmpp-stanzas"

  /// The namespaces that stanzas stand in: of clients, of servers, of components, and none.
  static let stanzas: Set<String> = [
    client, "jabber:server", "jabber:component:accept", "jabber:component:connect", "",
  ]
  static let delay = "urn:xmpp:delay"
  static let oldDelay = "jabber:x:delay"
  static let archivePrefix = "urn:xmpp:mam:"
  static let carbons = "urn:xmpp:carbons:2"
  static let forward = "urn:xmpp:forward:0"
  static let stanzaID = "urn:xmpp:sid:0"
  static let nick = "http://jabber.org/protocol/nick"
  static let roomUser = "http://jabber.org/protocol/muc#user"
  static let roster = "jabber:iq:roster"
  static let bind = "urn:ietf:params:xml:ns:xmpp-bind"
  static let outOfBand = "jabber:x:oob"
  static let form = "jabber:x:data"
  static let quickResponses: Set<String> = ["urn:xmpp:tmp:quick-response", "urn:xmpp:quick-response:0"]
  static let reference = "urn:xmpp:reference:0"
  static let mediaSharing = "urn:xmpp:sims:1"
  static let fileSharing = "urn:xmpp:sfs:0"
  static let addressData = "http://jabber.org/protocol/url-data"
  static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  static let openGraph = "https://ogp.me/ns#"
  static let reactions = "urn:xmpp:reactions:0"
  static let reply = "urn:xmpp:reply:0"
  static let fallback = "urn:xmpp:fallback:0"
  static let correction = "urn:xmpp:message-correct:0"
  static let retractions: Set<String> = ["urn:xmpp:message-retract:1", "urn:xmpp:message-retract:0"]
  static let moderations: Set<String> = ["urn:xmpp:message-moderate:1", "urn:xmpp:message-moderate:0"]
  static let tombstones = retractions.union(moderations)
  static let fastening = "urn:xmpp:fasten:0"
  static let json = "urn:xmpp:json:0"
  static let jsonMessage = "urn:xmpp:json-msg:0"
  static let styling = "urn:xmpp:styling:0"
  static let xhtmlMessage = "http://jabber.org/protocol/xhtml-im"
  static let xhtml = "http://www.w3.org/1999/xhtml"

  /// What a body may stand in for (XEP-0428) because it is read here: where it is, such a part of the body is cut.
  static let understood = Set([
    outOfBand, form, mediaSharing, fileSharing, reactions, reply, correction, jsonMessage, rdf, fastening,
  ]).union(quickResponses).union(retractions).union(moderations)
}
