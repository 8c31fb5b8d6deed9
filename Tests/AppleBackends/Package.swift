// swift-tools-version: 6.2
import PackageDescription

// UIKit and AppKit cannot both be there, as on Apple's platforms: the environment chooses.
let fake = Context.environment["ANCHORAGE_FAKE"] ?? "UIKit"

let other = fake == "UIKit" ? "AppKit" : "UIKit"
let condition = SwiftSetting.define(fake == "UIKit" ? "FAKE_UIKIT" : "FAKE_APPKIT")
// Or what the fakes import for themselves would add its members to everybody's `Double`.
let visibility = SwiftSetting.enableUpcomingFeature("MemberImportVisibility")

let package = Package(
  name: "AppleBackends",
  targets: [
    .target(name: "Cassowary"),
    .target(name: "CoreGraphics"),
    // The engine that the fakes lay out with: the library again, without its backends for them.
    .target(
      name: "HeadlessAnchorage", dependencies: ["Cassowary"],
      swiftSettings: [.define("ANCHORAGE_HEADLESS_ONLY")]),
    .target(
      name: fake, dependencies: ["HeadlessAnchorage"], path: "Sources/Fakes", exclude: [other],
      swiftSettings: [condition]),
    // The library as it is on Apple's platforms.
    .target(
      name: "Anchorage", dependencies: ["Cassowary", "CoreGraphics", .byName(name: fake)],
      swiftSettings: [visibility]),
    .testTarget(
      name: "AppleBackendTests", dependencies: ["Anchorage", .byName(name: fake)], path: "Tests",
      exclude: [other],
      // Swift Testing has overlays for the real UIKit and AppKit, which would be looked for.
      swiftSettings: [condition, visibility, .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
