import Testing

@testable import CardRenderCLI

struct ExitStatusTests {
  @Test func `wrong usage beats a failed file, which beats an invalid message`() {
    #expect(ExitStatus.invalid.combined(with: .io) == .io)
    #expect(ExitStatus.io.combined(with: .usage) == .usage)
    #expect(ExitStatus.success.combined(with: .invalid) == .invalid)
    #expect(ExitStatus.success.combined(with: .success) == .success)
  }
}
