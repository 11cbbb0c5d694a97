import CardRenderCLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

let tool = CommandLineTool(console: SystemConsole(environment: SystemConsole.processEnvironment))
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
