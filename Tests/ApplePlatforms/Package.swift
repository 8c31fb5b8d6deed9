// swift-tools-version: 6.3
import Foundation
import PackageDescription

// The tests that need no fake, on the real UIKit or AppKit. On a Mac:
//
//     swift test --package-path Tests/ApplePlatforms
//
// and from this folder, on a simulator:
//
//     xcodebuild test -scheme ApplePlatforms -destination 'platform=iOS Simulator,name=iPhone 17'
//
// On Linux there is nothing to run: `Scripts/check-apple-platforms` compiles them against the fakes, from which it
// removes everything that the real frameworks do not have.

/// The names in a list with comments, which the tests on the fakes use, too.
func names(in file: String) throws -> [String] {
  let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  return try String(contentsOf: here.appendingPathComponent(file), encoding: .utf8)
    .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty && !$0.hasPrefix("#") }
}

// The tests were written for fakes: their conditions say which of the two platforms this is.
let settings: [SwiftSetting] = [
  .define("REAL_PLATFORM"),
  .define("FAKE_UIKIT", .when(platforms: [.iOS, .tvOS, .visionOS, .macCatalyst])),
  .define("FAKE_APPKIT", .when(platforms: [.macOS])),
]
let anchorage = Target.Dependency.product(name: "AnchorageHeadless", package: "Anchorage")

let package = Package(
  name: "ApplePlatforms",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  dependencies: [.package(name: "Anchorage", path: "../..")],
  targets: [
    // The tests of the DSL, the same files that run headless and on the fakes.
    .testTarget(
      name: "DSLTests", dependencies: [anchorage], path: "DSL",
      exclude: try names(in: "../AppleBackends/headless-only.txt").map { "Shared/\($0)" },
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    // Hosts, measuring, mixing, guides, names and mistakes, of which some need fakes.
    .testTarget(
      name: "ScreenTests", dependencies: [anchorage], path: "Screens",
      sources: ["NothingRaised.swift", "RealPlatform.swift"]
        + (try names(in: "without-fakes.txt").map { "Shared/\($0)" }),
      swiftSettings: settings),
    // The cases of Tests/AppleLive, which judge the engine, on Apple's.
    .testTarget(name: "LiveTests", dependencies: [anchorage], path: "Live", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
