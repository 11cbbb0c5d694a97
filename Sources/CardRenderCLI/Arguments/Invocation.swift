import CardKit

/// A command line, understood and checked.
struct Invocation {
  enum ColorChoice: String, CaseIterable {
    case auto
    case always
    case never
    case sixteen = "16"
    case indexed = "256"
    case trueColor = "truecolor"
  }

  enum LinkChoice: String, CaseIterable {
    case auto
    case always
    case never
  }

  /// How pictures are drawn.
  enum ImageChoice: String, CaseIterable {
    case auto
    case symbols
    case kitty
    case sixel
    case iterm
  }

  var command = Command.render

  /// Files, `-` for standard input; for `rules`, `types`, `explain` and `help`, words.
  var operands: [String] = []

  /// The output format's name, or `nil` for the command's own choice.
  var format: String?
  var output: String?
  var width: Int?

  /// The most cells of a card's width, where the terminal has more.
  var maximumWidth: Int?
  var alignment = CardAlignment.left
  var frame: CardFrame?
  var widths = WidthModel.modern

  /// The rules by the name of a profile or of a file, which is read later.
  var rules = MetadataRules.talkPlus.name
  var unit: LengthUnit?
  var purpose = MetadataValidator.Purpose.sending
  var nearLimit: Int?
  var links = LinkPolicy.standard
  var bodyStyle = BodyStyle.markdown
  var color = ColorChoice.auto

  /// Whether addresses are sent as links.
  var hyperlinks = LinkChoice.auto

  /// The theme by its name or that of a file, which is read later; `nil` for the one that suits the terminal.
  var theme: String?
  var dialect = MarkdownDialect.commonMark

  /// Whether it is said what a rendering does not show.
  var tellsLosses = false

  /// Whether warnings and losses are errors.
  var isStrict = false

  /// What HTML is made for, or `nil` for a page.
  var htmlMode: HTMLMode?
  var language: LanguageTag?
  var headingLevel: Int?

  /// The folder whose files stand in for the page and the style sheet.
  var templateFolder: String?
  var loadsImages = false

  /// The folder whose files pictures are drawn from.
  var imageFolder: String?
  var images = ImageChoice.auto
  var isLenient = false

  /// Whether each line of the input is a message of its own, and is looked at as it comes.
  var isStream = false

  /// Whether valid messages are told of too.
  var tellsAll = false
  var isSummary = false

  /// Whether valid lines are written to standard output as they are.
  var passesThrough = false

  /// The file that invalid lines are written to.
  var rejects: String?

  /// After so many invalid lines the stream ends.
  var maximumInvalid: Int?

  /// The number of cores to use.
  var jobs: Int?

  /// Whether a preview is drawn again when its files change.
  var watches = false

  /// Whether it was asked for pictures, which without a folder are those that came along.
  var wantsImages = false

  /// Whether what is longer than the screen is shown by pages.
  var usesPager = true

  /// What is asked of a conversation.
  var conversation = ConversationRequest()

  /// What is asked of a conversion, beside what it has in common with a conversation.
  var conversion = ConversionRequest()
  var asksForHelp = false
  var asksForVersion = false

  /// The first option that cards alone have, or `nil`.
  var cardOption: Option?

  /// Whether the word `render` asks for cards.
  var namesRender = false

  /// Whether messages are drawn as cards even where they are a conversation.
  var asksForCards: Bool { namesRender || cardOption != nil }

  /// What is read, `-` for standard input.
  var sources: [String] { operands.isEmpty ? ["-"] : operands }

  /// The engine that the options ask for, by the rules that they name.
  func configured(_ engine: CardEngine, by rules: MetadataRules) -> CardEngine {
    var engine = engine
    engine.validator = MetadataValidator(
      rules: unit.map(rules.counting) ?? rules, purpose: purpose, nearLimit: nearLimit)
    engine.payloads.links = links
    engine.payloads.bodyStyle = bodyStyle
    engine.isLenient = isLenient
    return engine
  }
}
