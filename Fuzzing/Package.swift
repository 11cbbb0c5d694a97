// swift-tools-version: 6.2

import PackageDescription

/// The library under libFuzzer: a package of its own, so that nobody who uses cardrender resolves it.
///
/// `Scripts/fuzz` builds it with the sanitizers, which a manifest cannot ask for.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "cardrender", path: "..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "CardFuzz",
      dependencies: ["CLibFuzzer", .product(name: "CardKit", package: "cardrender")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
