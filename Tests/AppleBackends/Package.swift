// swift-tools-version: 6.3
import Foundation
import PackageDescription

// UIKit and AppKit cannot both be there, as on Apple's platforms: the environment chooses.
let fake = Context.environment["ANCHORAGE_FAKE"] ?? "UIKit"

let other = fake == "UIKit" ? "AppKit" : "UIKit"
let condition = SwiftSetting.define(fake == "UIKit" ? "FAKE_UIKIT" : "FAKE_APPKIT")
// Or what the fakes import for themselves would add its members to everybody's `Double`.
let visibility = SwiftSetting.enableUpcomingFeature("MemberImportVisibility")
// Swift Testing has overlays for the real UIKit and AppKit, which would be looked for.
let noOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

// The library's tests that cannot run on a platform, from a list that Tests/ApplePlatforms reads, too.
let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
  "headless-only.txt")
let headlessOnly = try String(contentsOf: list, encoding: .utf8)
  .split(separator: "\n").filter { !$0.hasPrefix("#") }

// With UIKit's fakes there is an Objective-C runtime, as on Apple's platforms. The tests with AppKit's show that the
// library can do without.
let runtime: [Target.Dependency] = fake == "UIKit" ? ["ObjectiveC"] : []
let runtimeTarget: [Target] = fake == "UIKit" ? [.target(name: "ObjectiveC")] : []

let package = Package(
  name: "AppleBackends",
  targets: runtimeTarget + [
    .target(name: "Cassowary"),
    .target(name: "CoreGraphics"),
    .target(name: "SwiftUI"),
    // The engine that the fakes lay out with: the libraries again, without their backends for them.
    .target(
      name: "HeadlessLanguage", exclude: ["PrivacyInfo.xcprivacy"],
      swiftSettings: [.define("ANCHORAGE_HEADLESS_ONLY")]),
    .target(
      name: "HeadlessAnchorage", dependencies: ["HeadlessLanguage", "Cassowary"],
      swiftSettings: [
        .define("ANCHORAGE_HEADLESS_ONLY"), .unsafeFlags(["-module-alias", "Anchorage=HeadlessLanguage"]),
      ]),
    .target(
      name: fake, dependencies: ["HeadlessAnchorage"] + runtime, path: "Sources/Fakes", exclude: [other],
      swiftSettings: [condition]),
    // The libraries as they are on Apple's platforms.
    .target(
      name: "Anchorage", dependencies: ["CoreGraphics", .byName(name: fake)] + runtime,
      exclude: ["PrivacyInfo.xcprivacy"],
      swiftSettings: [visibility]),
    .target(
      name: "AnchorageHeadless",
      dependencies: ["Anchorage", "Cassowary", "CoreGraphics", "SwiftUI", .byName(name: fake)] + runtime,
      swiftSettings: [visibility]),
    // Apps that import one of them, and both.
    .executableTarget(
      name: "AppOfLanguage", dependencies: ["Anchorage", .byName(name: fake)],
      swiftSettings: [condition, visibility]),
    .executableTarget(
      name: "AppOfBoth", dependencies: ["Anchorage", "AnchorageHeadless", .byName(name: fake)],
      swiftSettings: [condition, visibility]),
    // The testing kit, which expects frames of real views, too.
    .target(name: "AnchorageDrawing", dependencies: ["AnchorageHeadless"]),
    .target(
      name: "AnchorageTesting",
      dependencies: ["AnchorageHeadless", "AnchorageDrawing", .byName(name: fake)] + runtime,
      swiftSettings: [visibility, noOverlays]),
    .target(
      name: "AnchorageCode",
      dependencies: ["AnchorageHeadless", .byName(name: fake)] + runtime, swiftSettings: [visibility]),
    .testTarget(
      name: "AppleBackendTests",
      dependencies: [
        "AnchorageHeadless", "AnchorageTesting", "AnchorageCode", "SwiftUI", .byName(name: fake),
      ] + runtime,
      path: "Tests",
      exclude: [other],
      swiftSettings: [condition, visibility, noOverlays]),
    // The same files that run headless.
    .testTarget(
      name: "DSLTests", dependencies: ["AnchorageHeadless", .byName(name: fake)], path: "DSL",
      exclude: headlessOnly.map { "Shared/\($0)" },
      swiftSettings: [condition, visibility, noOverlays, .defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
