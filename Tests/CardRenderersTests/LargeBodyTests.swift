import CardCore
import CardRenderers
import Testing

struct LargeBodyTests {
  /// Bodies of 64 KiB that are as hard as the reader lets through.
  private static let bodies: [String] = [
    String(repeating: ">", count: 64) + "a\n" + String(repeating: "a\n", count: 32_700),
    String(repeating: "- ", count: 45) + "a\n" + String(repeating: "a\n", count: 32_700),
    String(repeating: "*a* **b** ", count: 6_500), String(repeating: "*a*_b_", count: 10_900),
    String(repeating: "[a](x:y)*b*", count: 5_900), String(repeating: "[a](https://a.b)", count: 4_000),
    String(repeating: "&#27;", count: 13_000), String(repeating: "`a`<b>", count: 10_000),
    String(repeating: "a\\\n", count: 21_000),
    String(repeating: "*a **b ", count: 48) + "c" + String(repeating: " d** e*", count: 48)
      + String(repeating: "*f", count: 32_000),
    String(repeating: "- a\n", count: 16_000), String(repeating: "a ", count: 32_000),
    String(repeating: "日", count: 21_000),
  ]

  @Test(arguments: bodies.indices)
  func `a body as large as it may be is rendered in seconds`(index: Int) {
    let card = SampleCards.markdown(Self.bodies[index])
    for format in RendererCatalog.standard.formats {
      let renderer = RendererCatalog.standard.renderer(named: format.name)
      let time = ContinuousClock().measure { _ = renderer?.render(card) }
      #expect(time < .seconds(20), "\(format.name)")
    }
  }
}
