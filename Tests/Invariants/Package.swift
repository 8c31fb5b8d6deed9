// swift-tools-version: 6.2
import PackageDescription

// The solver and its tests once more, with its invariants checked after every change, which takes long: the solver is
// optimised, and nothing else is built.
let package = Package(
  name: "Invariants",
  targets: [
    .target(
      name: "Cassowary",
      swiftSettings: [.define("InternalChecks"), .unsafeFlags(["-O", "-assert-config", "Debug"])]),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
