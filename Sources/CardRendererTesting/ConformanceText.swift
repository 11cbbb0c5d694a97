/// Texts that somebody writes to break a renderer.
enum ConformanceText {
  static let hostile: [String] = [
    // Terminals.
    "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\u{1B}]8;;https://evil.example\u{1B}\\x", "\u{9B}31m", "\u{8}\u{8}x",
    "a\rb", "\u{0}",
    "a\nb", "a\r\n\r\nb",
    // Characters that reorder or hide.
    "a\u{202E}b", "\u{2066}a", "a\u{200B}b", "a\u{FEFF}b", "a\u{2028}b", "\u{E0041}",
    "a" + String(repeating: "\u{301}", count: 64),
    // Characters by their references, which nobody may decode.
    "&#27;[31m", "&#x202E;", "&lt;b&gt;", "&amp;", "%1B%5B31m", #"\u001b[31m"#, #"\x1b[31m"#, #"\e[31m"#,
    // Pages.
    "<script>alert(1)</script>", "<b>x</b>", "</p></div>", "\" onclick=\"x", "' onclick='x", "<!--", "-->", "]]>",
    "<![CDATA[x",
    "javascript:alert(1)", "https://evil.example",
    // Markdown and its kin.
    "*x*", "**x**", "_x_", "__x__", "~x~", "~~x~~", "`x`", "```", "||x||", "[x](https://evil.example)",
    "![x](https://evil.example)",
    "[x]: https://evil.example", "# x", "x\n===", "x\n---", "> x", "- x", "1. x", "+ x", "    x", "a | b",
    "| a |\n|---|\n| b |", "***",
    "\\", "x\\", "\\*x\\*", "@everyone", "<@123>", "<!channel>", "#1", ":smile:", "$x$ $y$",
    // Other formats.
    "{{x}}", "${x}", "<%= x %>", "{\"a\":1}", "[bold]x[/bold]", "%s%n", "=1+1", "a,b;c", "a\tb", "x: y", "- - -", "'''",
    "\"\"\"",
    // Lengths.
    "", " ", String(repeating: "x", count: 500), String(repeating: "<", count: 200),
    String(repeating: "日本", count: 100),
  ]

  /// A text of as many lines that nobody could take for markup.
  static func harmless(like text: String) -> String {
    DisplayText(lines: text).string.split(separator: "\n", omittingEmptySubsequences: false)
      .map { DisplayText(String($0)).isBlank ? "" : "x" }.joined(separator: "\n")
  }
}
