import CardKit

/// What an output may look like, by the options, the environment and the terminal.
struct OutputOptions {
  let invocation: Invocation
  let theme: TerminalTheme
  let template: HTMLTemplate?
  let console: any Console

  private var html: HTMLOptions {
    HTMLOptions(
      mode: invocation.htmlMode ?? .document, headingLevel: invocation.headingLevel, language: invocation.language,
      template: template)
  }

  func options(for format: String) -> RenderingOptions {
    let style = OutputStyle(
      environment: console.environment, color: invocation.color, links: invocation.hyperlinks)
    let terminal = invocation.output == nil ? console.outputTerminal : nil
    let styling = style.styling(for: terminal)
    let isBox = format == OutputFormat.ansi.name
    let placement = CardPlacement(invocation, environment: console.environment, terminal: terminal)
    return RenderingOptions(
      width: isBox ? placement.width : placement.givenWidth, styling: styling, theme: theme,
      opensLinks: style.opensLinks(terminal), movesCursor: styling != .plain && style.takesEscapes(terminal),
      widths: invocation.widths, frame: invocation.frame, alignment: invocation.alignment, columns: placement.columns,
      isASCII: !CharacterEncoding(environment: console.environment).isUnicode,
      html: html, loadsImages: invocation.loadsImages, dialect: invocation.dialect)
  }
}
