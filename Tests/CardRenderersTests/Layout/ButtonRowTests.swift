import CardCore
import Testing

@testable import CardRenderers

struct ButtonRowTests {
  private func lines(_ actions: [Action], width: Int) -> [String] {
    CardLayout.layout(Card(actions: actions), width: width, style: .screen).lines.map(\.text)
  }

  private static let three = [
    Action("Yes", .submit("vote:yes")), Action("No", .submit("No")), Action("Perhaps", .submit("vote:perhaps")),
  ]

  @Test(arguments: [
    (80, ["[ Yes ]      [ No ]   [ Perhaps ]", "→ vote:yes            → vote:perhaps"]),
    (36, ["[ Yes ]      [ No ]   [ Perhaps ]", "→ vote:yes            → vote:perhaps"]),
    (35, ["[ Yes ]          [ No ]", "→ vote:yes", "[ Perhaps ]", "→ vote:perhaps"]),
    (23, ["[ Yes ]          [ No ]", "→ vote:yes", "[ Perhaps ]", "→ vote:perhaps"]),
    (19, ["[ Yes ]      [ No ]", "→ vote:yes", "[ Perhaps ]", "→ vote:perhaps"]),
    (18, ["[ Yes ] → vote:yes", "[ No ]", "[ Perhaps ]", "→ vote:perhaps"]),
    (17, ["[ Yes ]", "→ vote:yes", "[ No ]", "[ Perhaps ]", "→ vote:perhaps"]),
    (12, ["[ Yes ]", "→ vote:yes", "[ No ]", "[ Perhaps ]", "→ vote:perha", "  ps"]),
    (22, ["[ Yes ]      [ No ]", "→ vote:yes", "[ Perhaps ]", "→ vote:perhaps"]),
  ])
  func `as many buttons stand side by side as fit, each over what it does`(width: Int, expected: [String]) {
    #expect(lines(Self.three, width: width) == expected)
  }

  @Test func `buttons that say what they do are one line`() {
    #expect(
      lines([Action("A", .submit("A")), Action("B", .submit("B"))], width: 20) == ["[ A ]   [ B ]"])
  }

  @Test func `one button has what it does beside it`() {
    #expect(lines([Action("A", .submit("b"))], width: 20) == ["[ A ] → b"])
  }

  @Test(arguments: [
    (80, ["[ Perhaps ] → vote:perhaps"]), (28, ["[ Perhaps ] → vote:perhaps"]), (26, ["[ Perhaps ] → vote:perhaps"]),
    (25, ["[ Perhaps ]", "→ vote:perhaps"]), (12, ["[ Perhaps ]", "→ vote:perha", "  ps"]),
  ])
  func `what a button does stands under it where it does not fit beside it`(width: Int, expected: [String]) {
    #expect(lines([Self.three[2]], width: width) == expected)
  }

  @Test func `columns are as wide as their widest button`() {
    let actions = (1...5).map { Action(DisplayText(String(repeating: "x", count: $0)), .submit("")) }
    #expect(lines(actions, width: 20) == ["[ x ]       [ xx ]", "[ xxx ]     [ xxxx ]", "[ xxxxx ]"])
  }

  @Test func `very many buttons take time that grows with them`() {
    let actions = (0..<5_000).map { Action(DisplayText("\($0)"), .submit("go")) }
    #expect(lines(actions, width: 1000).count > 10)
  }

  @Test func `a log has one button a line`() {
    let card = Card(actions: Self.three)
    #expect(
      CardLayout.layout(card, width: 80, style: .log).lines.map(\.text) == [
        "[ Yes ] -> vote:yes", "[ No ]", "[ Perhaps ] -> vote:perhaps",
      ])
  }
}
