// swift-tools-version: 6.3
import PackageDescription

// Apple asks for a privacy manifest of what an app links. A resource brings code that imports Foundation, which every app
// has, and which programs on Linux need not load: there the file is left out.
#if os(macOS)
let (resources, leftOut): ([Resource], [String]) = ([.copy("PrivacyInfo.xcprivacy")], [])
#else
let (resources, leftOut): ([Resource], [String]) = ([], ["PrivacyInfo.xcprivacy"])
#endif

let package = Package(
  name: "Anchorage",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1), .watchOS(.v8)],
  products: [
    .library(name: "Anchorage", targets: ["Anchorage"]),
    .library(name: "AnchorageHeadless", targets: ["AnchorageHeadless"]),
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
    .target(name: "Anchorage", exclude: leftOut, resources: resources),
    .target(name: "Cassowary"),
    .target(name: "AnchorageHeadless", dependencies: ["Anchorage", "Cassowary"]),
    .target(name: "AnchorageScenes", dependencies: ["AnchorageHeadless"]),
    .target(name: "AnchorageDrawing", dependencies: ["AnchorageHeadless"]),
    .target(name: "AnchorageTesting", dependencies: ["AnchorageHeadless", "AnchorageDrawing"]),
    .executableTarget(
      name: "playground",
      dependencies: ["AnchorageHeadless", "AnchorageScenes", "AnchorageDrawing"]),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"]),
    .testTarget(name: "AnchorageTests", dependencies: ["AnchorageHeadless", "AllocationCounter"]),
    .testTarget(name: "AnchorageScenesTests", dependencies: ["AnchorageHeadless", "AnchorageScenes"]),
    .testTarget(
      name: "PlaygroundTests", dependencies: ["AnchorageHeadless", "AnchorageScenes", "playground"]),
    .testTarget(name: "AnchorageDrawingTests", dependencies: ["AnchorageHeadless", "AnchorageDrawing"]),
    .testTarget(
      name: "AnchorageTestingTests",
      dependencies: ["AnchorageHeadless", "AnchorageTesting", "TestSupport"]),
    .testTarget(name: "RepositoryTests"),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)
