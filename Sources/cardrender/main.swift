import CardRenderCLI
import Foundation

let tool = CommandLineTool(console: SystemConsole(environment: ProcessInfo.processInfo.environment))
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
