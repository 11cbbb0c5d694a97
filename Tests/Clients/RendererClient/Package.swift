// swift-tools-version: 6.2

import PackageDescription

/// A renderer as a stranger would write and test it: `Scripts/check-clients` builds and runs it.
let package = Package(
  name: "RendererClient",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "cardrender", path: "../../..")],
  targets: [
    .executableTarget(
      name: "RendererClient",
      dependencies: [
        .product(name: "CardRenderers", package: "cardrender"),
        .product(name: "CardRendererTesting", package: "cardrender"),
      ],
      // The strictest import rules: what is used must come with the imports.
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
    )
  ],
  swiftLanguageModes: [.v6]
)
