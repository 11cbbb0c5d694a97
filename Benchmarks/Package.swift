// swift-tools-version: 6.2

import PackageDescription

/// What `make bench` times of cardrender: a package of its own, so that nobody who uses cardrender resolves it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "cardrender", path: "..")],
  targets: [
    .executableTarget(
      name: "CardBench",
      dependencies: [.product(name: "CardKit", package: "cardrender")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
