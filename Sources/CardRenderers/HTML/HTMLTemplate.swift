public import CardCore
import Templates

/// The page around cards and the style sheet of cards: files that can be replaced one by one.
///
/// The names of the classes stay: a style sheet of one's own goes on to fit. Colours, radius, shadow and fonts are custom
/// properties, which begin with `--card-`, so that most themes are a few declarations and no style sheet.
public struct HTMLTemplate: Hashable, Sendable {
  /// A file of a template, by its name in a folder.
  public enum File: String, CaseIterable, Sendable {
    /// The page around cards.
    case page = "page.html"

    /// The page around cards in a mail.
    case email = "email.html"

    /// The style sheet of cards and of the page.
    case style = "card.css"
  }

  /// The built-in files.
  public static let standard: HTMLTemplate = {
    do throws(CardFailure) {
      return HTMLTemplate(
        page: try TemplateReader.page(Array(Templates.page.utf8)),
        email: try TemplateReader.page(Array(Templates.email.utf8)),
        style: try TemplateReader.style(Array(Templates.style.utf8)))
    } catch {
      preconditionFailure("a built-in template is broken: \(error)")
    }
  }()

  /// A script for a page that holds cards: it tells the page that a button was pressed.
  public static var script: String { Templates.script }

  /// The style sheet, for pages that hold cards as fragments.
  public private(set) var style: String

  /// The policy of a page with the style sheet in one `<style>` element: no script, no other style, pictures by https.
  private(set) var policy: String
  private(set) var page: [TemplatePiece]
  private(set) var email: [TemplatePiece]

  private init(page: [TemplatePiece], email: [TemplatePiece], style: String) {
    self.page = page
    self.email = email
    self.style = style
    policy = Self.policy(style: Self.digest(of: style))
  }

  /// The template with one of its files replaced.
  ///
  /// - Throws: A `CardFailure` with everything that is wrong with the file, at its places.
  public func replacing(_ file: File, with bytes: [UInt8]) throws(CardFailure) -> HTMLTemplate {
    switch file {
    case .page: HTMLTemplate(page: try TemplateReader.page(bytes), email: email, style: style)
    case .email: HTMLTemplate(page: page, email: try TemplateReader.page(bytes), style: style)
    case .style: HTMLTemplate(page: page, email: email, style: try TemplateReader.style(bytes))
    }
  }

  /// The source expression of a style sheet or a script by its digest (CSP Level 3, section 2.3.1).
  package static func digest(of text: String) -> String {
    "'sha256-\(Base64.encoded(SHA256.digest(of: text.utf8)))'"
  }

  /// The policy of a page whose styles are `source`.
  static func policy(style source: String) -> String {
    "default-src 'none'; style-src \(source); img-src https: data:; base-uri 'none'; form-action 'none'"
  }
}
