// swift-tools-version: 6.3
import PackageDescription

// The checks of `swift test --traits InternalChecks --filter CassowaryTests` in the package above, where all
// of it is built: the solver's invariants after every change. That takes long, so the solver is optimised,
// and nothing else is built but a program that `Scripts/judge-exactly` judges.
let package = Package(
  name: "Invariants",
  targets: [
    .target(
      name: "Cassowary",
      swiftSettings: [.define("InternalChecks"), .unsafeFlags(["-O", "-assert-config", "Debug"])]),
    .executableTarget(name: "solve-systems", dependencies: ["Cassowary"]),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
