// swift-tools-version: 6.3
import PackageDescription

// Programs that import what a client imports. `Scripts/check-clients` builds them, and looks into them.
let package = Package(
  name: "Clients",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "Anchorage", path: "../..")],
  targets: [
    .executableTarget(
      name: "OnlyLanguage", dependencies: [.product(name: "Anchorage", package: "Anchorage")]),
    .executableTarget(
      name: "OnlyHeadless", dependencies: [.product(name: "AnchorageHeadless", package: "Anchorage")]),
  ],
  swiftLanguageModes: [.v6]
)
