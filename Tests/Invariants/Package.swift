// swift-tools-version: 6.3
import PackageDescription

// The checks of `swift test --traits InternalChecks` in the package above, where all of it is built: the solver's
// invariants after every change, and those of the listing of a tree after every round of a pass. That takes long, so the
// solver is optimised, and of the tests of trees there are those that make random calls and those of past faults.
let package = Package(
  name: "Invariants",
  targets: [
    .target(
      name: "Cassowary",
      swiftSettings: [.define("InternalChecks"), .unsafeFlags(["-O", "-assert-config", "Debug"])]),
    .target(name: "Anchorage", exclude: ["PrivacyInfo.xcprivacy"]),
    .target(
      name: "AnchorageHeadless", dependencies: ["Anchorage", "Cassowary"],
      swiftSettings: [.define("InternalChecks")]),
    .executableTarget(name: "solve-systems", dependencies: ["Cassowary"]),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"], path: "Tests"),
    .testTarget(
      name: "AnchorageTests", dependencies: ["AnchorageHeadless"], path: "AnchorageTests",
      sources: [
        "Laws/ModelTests.swift", "Stacks/StackViewHidingTests.swift", "Support", "Views/BaselineTests.swift",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
