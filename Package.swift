// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Anchorage",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1), .watchOS(.v8)],
  products: [
    .library(name: "Anchorage", targets: ["Anchorage"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "AnchorageScenes", targets: ["AnchorageScenes"]),
    .library(name: "AnchorageDrawing", targets: ["AnchorageDrawing"]),
    .library(name: "AnchorageTesting", targets: ["AnchorageTesting"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: "Checks the invariants of the solver after every mutation; slow, for tests.")
  ],
  targets: [
    .target(name: "Cassowary"),
    .target(name: "Anchorage", dependencies: ["Cassowary"]),
    .target(name: "AnchorageScenes", dependencies: ["Anchorage"]),
    .target(name: "AnchorageDrawing", dependencies: ["Anchorage"]),
    .target(name: "AnchorageTesting", dependencies: ["Anchorage", "AnchorageScenes", "AnchorageDrawing"]),
    .executableTarget(
      name: "playground",
      dependencies: ["Anchorage", "AnchorageScenes", "AnchorageDrawing"]),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"]),
    .testTarget(name: "AnchorageTests", dependencies: ["Anchorage", "AllocationCounter"]),
    .testTarget(name: "AnchorageScenesTests", dependencies: ["Anchorage", "AnchorageScenes"]),
    .testTarget(name: "AnchorageDrawingTests", dependencies: ["Anchorage", "AnchorageDrawing"]),
    .testTarget(name: "AnchorageTestingTests", dependencies: ["Anchorage", "AnchorageTesting"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Cassowary", "Anchorage", "AnchorageScenes", "AnchorageDrawing", "AnchorageTesting",
      ]),
    .testTarget(name: "RepositoryTests"),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
  ],
  swiftLanguageModes: [.v6]
)
