import CLibFuzzer
import Foundation

/// libFuzzer's way in, which the runtime also looks for by name.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  ReaderAgreement(bytes).check()
  ValidatorAgreement(bytes).check()
  EngineInvariants(bytes).check()
  return 0
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(LLVMFuzzerRunDriver(&count, &arguments, fuzzOneInput))
