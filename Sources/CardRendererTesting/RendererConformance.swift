/// Holds a renderer to the promises of ``CardRenderer``, in any kind of test.
///
/// ```swift
/// @Test func `my renderer keeps its promises`() {
///   #expect(RendererConformance(of: MyRenderer()).findings == [])     // or XCTAssertEqual
/// }
/// ```
///
/// It renders cards that together hold every kind of block, running text and button, in harmless and hostile words, and
/// says which promise is broken by which card.
///
/// A renderer shows a node where its output differs from that without the node, and where the node's words are in it. A
/// picture that leaves no trace must be told of by a loss.
public struct RendererConformance: Sendable {
  /// The most findings of one promise; where there is one, there are mostly many.
  public static let maximumFindings = 5

  private let renderer: any CardRenderer
  private let structure: (@Sendable (String) -> String)?
  private let inner: @Sendable (String) -> String

  /// Takes the renderer, and what only its author knows about its output.
  ///
  /// - Parameters:
  ///   - renderer: the renderer, as it is used.
  ///   - inner: takes out of an output what acts on purpose, such as the escapes of a terminal; the rest must be inert and
  ///     within the budget.
  ///   - structure: tells the structure of an output, such as the names of its elements in their order; with hostile words
  ///     in a card it must be that with harmless ones. A parser of somebody else's makes the best one.
  public init(
    of renderer: any CardRenderer, inner: @escaping @Sendable (String) -> String = { $0 },
    structure: (@Sendable (String) -> String)? = nil
  ) {
    self.renderer = renderer
    self.inner = inner
    self.structure = structure
  }

  /// The promises that are broken, at most ``maximumFindings`` of each; empty where all are kept.
  public var findings: [RendererFinding] {
    let large = ConformanceProbe.amplifiers.map { ($0.name, $0.card, renderer.render($0.card)) }
    return [shown(), inert(), structural(), deterministic(), ends(), budget(large), reports(large)]
      .flatMap { $0.prefix(Self.maximumFindings) }
  }

  // MARK: The promises

  private func shown() -> [RendererFinding] {
    ConformanceProbe.all.compactMap { probe in
      let rendering = renderer.render(probe.card)
      let isTold = probe.isVariation && !rendering.losses.isEmpty
      if !isTold, let without = probe.without.map(renderer.render), !rendering.tells(moreThan: without) {
        return RendererFinding(
          .showsOrReports, card: probe.name, "the output is that without it, and no loss is reported")
      }
      let text = rendering.text.lowercased()
      guard let lost = probe.words.first(where: { !text.contains($0) }), rendering.losses.isEmpty else { return nil }
      return RendererFinding(
        .showsOrReports, card: probe.name, "\"\(lost)\" is not in the output, and no loss is reported")
    }
  }

  private func inert() -> [RendererFinding] {
    ConformanceText.hostile.lazy.flatMap { text in
      ConformanceProbe.filled(with: text).compactMap { name, card in
        let found = InertText.findings(in: inner(renderer.render(card).text))
        guard !found.isEmpty else { return nil }
        return RendererFinding(
          .isInert, card: name, "\(found.joined(separator: ", ")) with the text \(DisplayText.quoted(text))")
      }
    }.prefix(Self.maximumFindings).map(\.self)
  }

  private func structural() -> [RendererFinding] {
    guard let structure else { return [] }
    return ConformanceText.hostile.lazy.filter { !DisplayText($0).isBlank }.flatMap { text in
      zip(ConformanceProbe.filled(with: text), ConformanceProbe.filled(with: ConformanceText.harmless(like: text)))
        .compactMap { hostile, harmless in
          let (found, expected) = (
            structure(renderer.render(hostile.1).text), structure(renderer.render(harmless.1).text)
          )
          guard found != expected else { return nil }
          let words = "\(DisplayText.quoted(text)) gives \(DisplayText.quoted(found, limit: 200))"
          return RendererFinding(
            .keepsStructure, card: hostile.0, "\(words), a harmless text \(DisplayText.quoted(expected, limit: 200))")
        }
    }.prefix(Self.maximumFindings).map(\.self)
  }

  private func deterministic() -> [RendererFinding] {
    cards.compactMap { name, card in
      let renderings = (0..<3).map { _ in renderer.render(card) }
      guard renderings.contains(where: { $0 != renderings[0] }) else { return nil }
      return RendererFinding(.isDeterministic, card: name, "the same card gives two outputs, or other losses")
    }
  }

  private func ends() -> [RendererFinding] {
    let outputs = cards.map { ($0.name, renderer.render($0.card).text) }
    let documents = [
      ("a document of two cards", renderer.document(of: cards.prefix(2).map { renderer.render($0.card) }))
    ]
    let empty = renderer.render(Card()).text
    return (outputs + documents + (empty.isEmpty ? [] : [("an empty card", empty)])).compactMap { name, text in
      guard !text.hasSuffix("\n") || text.hasSuffix("\n\n") || text == "\n" else { return nil }
      let end = text.isEmpty ? "there is no output" : "it ends in \(DisplayText.quoted(String(text.suffix(8))))"
      return RendererFinding(.endsInNewline, card: name, end)
    }
  }

  /// What a frame, a page or a mark at the end may add, in bytes.
  private static let allowance = 4096

  private func budget(_ renderings: [(name: String, card: Card, Rendering)]) -> [RendererFinding] {
    renderings.compactMap { name, card, rendering in
      let limit = OutputBudget.bytes(for: card) + Self.allowance
      let length = inner(rendering.text).utf8.count
      guard length > limit else { return nil }
      return RendererFinding(.keepsBudget, card: name, "the output has \(length) bytes; the limit is \(limit)")
    }
  }

  /// The most losses of one card.
  private static let maximumLosses = 64

  private func reports(_ large: [(name: String, card: Card, Rendering)]) -> [RendererFinding] {
    (cards.map { ($0.name, $0.card, renderer.render($0.card)) } + large).compactMap { name, _, rendering in
      let losses = rendering.losses
      if losses.count > Self.maximumLosses {
        return RendererFinding(
          .reportsPlainly, card: name, "\(losses.count) losses; the limit is \(Self.maximumLosses)")
      }
      return losses.first { !$0.code.hasPrefix("loss.") || $0.message.isEmpty }.map { loss in
        RendererFinding(
          .reportsPlainly, card: name, "the loss \(DisplayText.quoted(loss.code)) has no words or another code")
      }
    }
  }

  private var cards: [(name: String, card: Card)] { ConformanceProbe.all.map { ($0.name, $0.card) } }
}

extension Rendering {
  /// Whether the text is another one, or a loss is told that the other rendering does not tell.
  fileprivate func tells(moreThan other: Rendering) -> Bool {
    text != other.text
      || losses.contains { loss in !other.losses.contains { $0.code == loss.code && $0.count >= loss.count } }
  }
}
