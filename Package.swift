// swift-tools-version: 6.2

import PackageDescription

/// The languages features that every Swift target is built with.
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

let package = Package(
  name: "cardrender",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "CardCore", targets: ["CardCore"])
  ],
  targets: [
    // The card and its words. Imports nothing, not even Foundation.
    .target(name: "CardCore"),

    // The rules and the coders. A backend that only validates imports this, and no C library with it.
    .target(name: "CardMetadata", dependencies: ["CardCore"]),
    .testTarget(name: "CardMetadataTests", dependencies: ["CardCore", "CardMetadata", "JSONTestSupport"]),

    // Bytes to messages.
    .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "CardReading", dependencies: ["CardCore", "CardMetadata", "CSimdjson"]),
    .testTarget(
      name: "CardReadingTests", dependencies: ["CardCore", "CardMetadata", "CardReading", "JSONTestSupport"]),
    .target(name: "JSONTestSupport", path: "Tests/JSONTestSupport"),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

for target in package.targets where target.type != .system && !["CSimdjson", "CText"].contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
