// swift-tools-version: 6.3
import PackageDescription

// What `swift test --traits InternalChecks --filter CassowaryTests` checks in the package above, where all of it
// is built: the solver's invariants after every change. That takes long, so the solver is optimised, and nothing
// else is built.
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
