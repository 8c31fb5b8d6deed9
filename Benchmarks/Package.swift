// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Anchorage", path: "..")],
  targets: [
    // How a rival is called. The rivals themselves are shared libraries that `Scripts/benchmark` builds.
    .target(name: "CRival"),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "CRival",
        .product(name: "AnchorageHeadless", package: "Anchorage"),
        .product(name: "Cassowary", package: "Anchorage"),
        .product(name: "AnchorageScenes", package: "Anchorage"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
