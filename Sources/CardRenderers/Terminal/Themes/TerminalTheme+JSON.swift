public import CardCore

extension TerminalTheme {
  /// Reads a theme from a JSON object.
  ///
  /// Its keys are `name`, `summary`, `extends` (a built-in theme that says what this one does not), `roles` (an object of
  /// ``ThemeRole``s, each an object of `foreground`, `background` and ``TextAttribute``s) and `glyphs` (``ThemeGlyphs``).
  /// All may be left out. A colour is `"#rrggbb"`, a number of 0 to 255, a name such as `"bright-blue"`, `"default"`, or a
  /// list of these from the finest to the coarsest, of which the first is taken that the terminal can show.
  ///
  /// - Throws: A `CardFailure` with everything that is wrong, each with its place in the bytes.
  public init(json: some Sequence<UInt8>) throws(CardFailure) {
    var reader = try ThemeReader(Array(json))
    self = try reader.read()
  }
}
