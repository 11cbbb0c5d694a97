// swift-tools-version: 6.2

import PackageDescription

/// The language features that every Swift target is built with.
let settings: [SwiftSetting] = [
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
  .enableUpcomingFeature("ExistentialAny"),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
  .enableUpcomingFeature("InternalImportsByDefault"),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
  .enableUpcomingFeature("MemberImportVisibility"),
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0480-swiftpm-warning-control.md
  .treatAllWarnings(as: .error),
]

/// The file of simdjson's library where the program opens it by itself, as Scripts/build has it; `nil` where it is linked.
let simdjsonFile = Context.environment["SIMDJSON_FILE"]

let package = Package(
  name: "cardrender",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "CardMetadata", targets: ["CardMetadata"]),
    .library(name: "CardKit", targets: ["CardKit"]),
    .library(name: "CardConversations", targets: ["CardConversations"]),
    .library(name: "CardWriting", targets: ["CardWriting"]),
    .library(name: "CardRenderers", targets: ["CardCore", "CardRenderers"]),
    .library(name: "CardRendererTesting", targets: ["CardRendererTesting"]),
    .executable(name: "cardrender", targets: ["cardrender"]),
  ],
  targets: [
    // The card and its words. Imports nothing, not even Foundation.
    .target(name: "CardCore"),

    // The rules and the coders. A backend that only validates imports this, and no C library with it.
    .target(name: "CardMetadata", dependencies: ["CardCore"]),

    // Text to blocks, by the reference implementation of CommonMark.
    .systemLibrary(
      name: "Ccmark",
      pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
    ),
    .target(name: "CMarkdown", dependencies: ["Ccmark"]),
    .target(name: "CardMarkdown", dependencies: ["CardCore", "Ccmark", "CMarkdown"]),

    .target(name: "CardPayloads", dependencies: ["CardCore", "CardMarkdown", "CardMetadata"]),

    // Bytes to messages.
    .target(
      name: "CSimdjson", cxxSettings: simdjsonFile.map { [.define("CSIMDJSON_FILE", to: "\"\($0)\"")] },
      linkerSettings: [.linkedLibrary(simdjsonFile == nil ? "simdjson" : "dl")]),
    // Their libraries are opened when the first database or the first stanza is read.
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CXML", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CardReading", dependencies: ["CardCore", "CardMetadata", "CSQLite", "CSimdjson", "CXML"]),

    // Cards to text.
    // On Linux ICU is loaded by the first text that needs it.
    .target(
      name: "CText",
      linkerSettings: [
        .linkedLibrary("dl", .when(platforms: [.linux])), .linkedLibrary("icuuc", .when(platforms: [.macOS])),
      ]),
    .target(
      name: "Templates", path: "Templates",
      resources: [
        "card.css", "card.js", "conversation.css", "conversation.html", "email.html", "gallery.css", "gallery.html",
        "gallery.js", "page.html",
      ].map { .embedInCode($0) }
        + ["default", "light", "dark", "mono", "high-contrast"].map { .embedInCode("Themes/\($0).json") }
    ),
    // Themes are JSON files, which the reader of CardMetadata reads; a renderer knows nothing else of metadata.
    .target(name: "CardRenderers", dependencies: ["CardCore", "CardMetadata", "CText", "Templates"]),

    // The promises of a renderer, for the tests of those who write one.
    .target(name: "CardRendererTesting", dependencies: ["CardRenderers"]),

    // Files of pictures to cells and sequences of terminals. Its libraries are opened when they are needed.
    .target(name: "CPicture", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CardPictures", dependencies: ["CardRenderers", "CPicture"]),

    // The pipeline as one call, and the command line over it.
    .target(
      name: "CardKit",
      dependencies: ["CardCore", "CardMetadata", "CardPayloads", "CardReading", "CardRenderers"]
    ),
    // Time zones and the words of days. ICU's library is opened when they are asked for.
    .target(name: "CCalendar", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    // Messages one after another to a timeline: names, days, replies, corrections.
    .target(name: "CardConversations", dependencies: ["CCalendar", "CardKit"]),
    // Messages to the forms of other chat systems.
    .target(
      name: "CardWriting",
      dependencies: ["CardCore", "CardKit", "CardMetadata", "CardPayloads", "CardReading", "CardRenderers"]
    ),
    // getopt.h of the C library, which Swift's own module of it leaves out.
    .systemLibrary(name: "CGetopt"),
    .target(
      name: "CardRenderCLI",
      dependencies: [
        "CardConversations", "CardKit", "CardPictures", "CardRenderers", "CardWriting", "CGetopt", "Templates",
      ]),
    .executableTarget(name: "cardrender", dependencies: ["CardRenderCLI"]),

    // Corpora, random numbers, predicates and marked texts that several test targets share.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "CardCoreTests", dependencies: ["CardCore", "TestSupport"]),
    .testTarget(name: "CardMetadataTests", dependencies: ["CardMetadata", "TestSupport"]),
    .testTarget(name: "CardMarkdownTests", dependencies: ["CardMarkdown", "TestSupport"]),
    .testTarget(name: "CardPayloadsTests", dependencies: ["CardMetadata", "CardPayloads", "TestSupport"]),
    .testTarget(name: "CardReadingTests", dependencies: ["CardReading", "TestSupport"]),
    .testTarget(
      name: "CardRenderersTests",
      dependencies: ["CardMarkdown", "CardRendererTesting", "CardRenderers", "Ccmark", "Templates", "TestSupport"]
    ),
    .testTarget(name: "CardPicturesTests", dependencies: ["CardPictures", "CardRenderers"]),
    .testTarget(name: "CardKitTests", dependencies: ["CardKit", "Ccmark", "TestSupport"]),
    .testTarget(name: "CardConversationsTests", dependencies: ["CardConversations", "TestSupport"]),
    .testTarget(name: "CardWritingTests", dependencies: ["CardWriting", "TestSupport"]),
    .testTarget(name: "CardRenderCLITests", dependencies: ["CardRenderCLI"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

let foreign: Set = ["CCalendar", "CMarkdown", "CPicture", "CSQLite", "CSimdjson", "CText", "CXML"]
for target in package.targets where target.type != .system && !foreign.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
