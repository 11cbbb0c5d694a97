/// Text of one style in a row of bytes: from the end of the run before it up to an offset.
struct StyledRun {
  var end: Int
  var style: TextStyle

  /// Whether what stands behind is not read on from here: it is the text behind a label, or another button.
  var endsPart = false
}
