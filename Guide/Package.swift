// swift-tools-version: 6.3
import PackageDescription

// Ten layout tasks, answers to them, and the tests that judge answers: see README.md.
let package = Package(
  name: "Guide",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "Anchorage", path: "..")],
  targets: [
    .target(name: "Answers", dependencies: [.product(name: "AnchorageHeadless", package: "Anchorage")]),
    .testTarget(
      name: "JudgeTests",
      dependencies: ["Answers", .product(name: "AnchorageTesting", package: "Anchorage")]),
  ],
  swiftLanguageModes: [.v6]
)
