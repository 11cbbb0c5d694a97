/// What HTML is made for.
public enum HTMLMode: String, CaseIterable, Sendable {
  /// A page that needs nothing else.
  case document

  /// An `<article>` for each card, for a page that has the style sheet.
  case fragment

  /// A page for a mail: one column, every style beside its element, tables where mail programs need them.
  case email
}
