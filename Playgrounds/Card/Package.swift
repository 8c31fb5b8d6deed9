// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that nobody else needs HarfBuzz.
let package = Package(
  name: "Card",
  dependencies: [.package(name: "Anchorage", path: "../..")],
  targets: [
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .executableTarget(
      name: "card", dependencies: ["CHarfBuzz", .product(name: "AnchorageHeadless", package: "Anchorage")]),
  ]
)
