// `getopt_long` keeps its place in global variables; the lock below guards them.
@preconcurrency import CGetopt
import CardKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Parses a command line by GNU conventions, through `getopt_long`: short and long options, unambiguous abbreviations,
/// `--option=value`, `--`, and options after operands.
struct OptionParser {
  struct Result: Equatable {
    var options: [(option: Option, value: String)] = []
    var operands: [String] = []

    static func == (left: Result, right: Result) -> Bool {
      left.operands == right.operands && left.options.elementsEqual(right.options) { $0 == $1 }
    }
  }

  /// The C function is not reentrant.
  private static let lock = Mutex(())
  private static let firstCode: Int32 = 256

  let options: [Option]

  func parse(_ arguments: [String]) throws(UsageError) -> Result {
    let outcome: Swift.Result<Result, UsageError> = Self.lock.withLock { _ in
      do throws(UsageError) {
        return .success(try parseLocked(arguments))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private func parseLocked(_ arguments: [String]) throws(UsageError) -> Result {
    var argv: [UnsafeMutablePointer<CChar>?] = (["cardrender"] + arguments).map { strdup($0) } + [nil]
    let names = options.map { strdup($0.name) }
    // The parser moves the pointers about, so they are freed by a copy of the first order.
    let owned = argv + names
    defer { owned.forEach { free($0) } }
    let table = zip(options, names).enumerated().map { index, entry in
      CGetopt.option(
        name: entry.1, has_arg: entry.0.argument, flag: nil, val: Self.firstCode + Int32(index))
    }
    opterr = 0
    #if canImport(Glibc) || canImport(Musl)
      optind = 0
    #else
      optreset = 1
      optind = 1
    #endif
    return try scan(&argv, table + [CGetopt.option(name: nil, has_arg: 0, flag: nil, val: 0)])
  }

  private func scan(
    _ argv: inout [UnsafeMutablePointer<CChar>?], _ table: [CGetopt.option]
  ) throws(UsageError) -> Result {
    var result = Result()
    let count = Int32(argv.count - 1)
    while true {
      let code = getopt_long(count, &argv, letters, table, nil)
      guard code != -1 else { break }
      guard let option = option(for: code) else { throw error(code, argv) }
      result.options.append((option, optarg.map { String(cString: $0) } ?? ""))
    }
    result.operands = argv[Int(optind)..<Int(count)].compactMap { $0.map { String(cString: $0) } }
    return result
  }

  /// The short options in getopt's form; the first colon makes it tell a missing value from an unknown option.
  private var letters: String {
    options.reduce(":") { text, option in
      text + (option.letter.map { "\($0)" + (option.valueName == nil ? "" : ":") } ?? "")
    }
  }

  private func option(for code: Int32) -> Option? {
    if code >= Self.firstCode { return options[Int(code - Self.firstCode)] }
    return options.first { $0.letter?.asciiValue.map(Int32.init) == code }
  }

  private func error(_ code: Int32, _ argv: [UnsafeMutablePointer<CChar>?]) -> UsageError {
    let word = optopt > 0 && optopt < Self.firstCode ? "-\(Character(UnicodeScalar(UInt8(optopt))))" : lastWord(argv)
    if code == Int32(UInt8(ascii: ":")) { return .missingValue(word) }
    let name = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
    if word.hasPrefix("--"), options.contains(where: { $0.name == name }) { return .unexpectedValue("--\(name)") }
    let similar = options.map(\.name).filter { !name.isEmpty && $0.hasPrefix(name) }
    if similar.count > 1 { return .ambiguous(word, similar) }
    return .unknown(word, EditDistance.closest(to: name, among: options.map(\.name)))
  }

  private func lastWord(_ argv: [UnsafeMutablePointer<CChar>?]) -> String {
    argv[Int(optind) - 1].map { String(cString: $0) } ?? ""
  }
}

extension Option {
  /// What `getopt_long` is told of the value.
  fileprivate var argument: Int32 {
    guard valueName != nil else { return no_argument }
    return isValueOptional ? optional_argument : required_argument
  }
}

extension UsageError {
  fileprivate static func missingValue(_ word: String) -> UsageError {
    UsageError("the option \(DisplayText.quoted(word)) needs a value")
  }

  fileprivate static func unexpectedValue(_ word: String) -> UsageError {
    UsageError("the option \(DisplayText.quoted(word)) takes no value")
  }

  fileprivate static func ambiguous(_ word: String, _ names: [String]) -> UsageError {
    UsageError(
      "the option \(DisplayText.quoted(word)) is ambiguous",
      hint: "write one of " + names.map { "--\($0)" }.joined(separator: ", "))
  }

  fileprivate static func unknown(_ word: String, _ suggestion: String?) -> UsageError {
    UsageError("there is no option \(DisplayText.quoted(word))", hint: suggestion.map { "did you mean --\($0)?" })
  }
}
