/// The files of this folder, embedded in the binary.
package enum Templates {
  /// The page around cards, with placeholders in it.
  package static let page = String(decoding: PackageResources.page_html, as: UTF8.self)

  /// The page around cards in a mail.
  package static let email = String(decoding: PackageResources.email_html, as: UTF8.self)

  /// The style sheet of cards.
  package static let style = String(decoding: PackageResources.card_css, as: UTF8.self)

  /// The script that tells the page around a card that a button was pressed.
  package static let script = String(decoding: PackageResources.card_js, as: UTF8.self)

  /// The page of many cards, which `cardrender gallery` writes.
  package enum Gallery {
    package static let page = String(decoding: PackageResources.gallery_html, as: UTF8.self)
    package static let style = String(decoding: PackageResources.gallery_css, as: UTF8.self)
    package static let script = String(decoding: PackageResources.gallery_js, as: UTF8.self)
  }
  /// The page around a conversation, with placeholders in it.
  package static let conversationPage = String(decoding: PackageResources.conversation_html, as: UTF8.self)

  /// The style sheet of conversations, which follows that of the cards in them.
  package static let conversationStyle = String(decoding: PackageResources.conversation_css, as: UTF8.self)

  /// The themes of terminals, each a JSON file.
  package enum Themes {
    package static var standard: [UInt8] { PackageResources.default_json }
    package static var light: [UInt8] { PackageResources.light_json }
    package static var dark: [UInt8] { PackageResources.dark_json }
    package static var mono: [UInt8] { PackageResources.mono_json }
    package static var highContrast: [UInt8] { PackageResources.high_contrast_json }
  }
}
