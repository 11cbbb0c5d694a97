import CLibFuzzer
import Foundation

/// The processor time that one input may take, under the sanitizer: a busy machine must not look like a slow library.
private let maximumSeconds = 5

/// libFuzzer's way in, which the runtime also looks for by name.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let began = clock()
  ReaderAgreement(bytes).check()
  ValidatorAgreement(bytes).check()
  PlainAgreement(bytes).check()
  EngineInvariants(bytes).check()
  XMPPInvariants(bytes).check()
  ConversationInvariants(bytes).check()
  expect(clock() - began < maximumSeconds * Int(CLOCKS_PER_SEC), "the input takes more than \(maximumSeconds) seconds")
  return 0
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(LLVMFuzzerRunDriver(&count, &arguments, fuzzOneInput))
