// swift-tools-version: 6.2

import PackageDescription

/// A backend that validates and nothing else, as a stranger would write it: `Scripts/check-clients` builds and runs it.
let package = Package(
  name: "ValidatorClient",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "cardrender", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ValidatorClient",
      dependencies: [.product(name: "CardMetadata", package: "cardrender")],
      // The strictest import rules: what is used must come with the one import.
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
    )
  ],
  swiftLanguageModes: [.v6]
)
