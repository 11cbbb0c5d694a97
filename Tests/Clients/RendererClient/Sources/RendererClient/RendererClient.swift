import CardRendererTesting

/// Holds the renderer to its promises, as a test would.
@main
enum RendererClient {
  static func main() {
    let conformance = RendererConformance(
      of: Gemtext(),
      structure: { output in
        output.split(separator: "\n").map { $0.prefix { "#=>*`".contains($0) } }.joined(separator: " ")
      })
    print(conformance.findings)
  }
}
