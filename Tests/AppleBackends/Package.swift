// swift-tools-version: 6.2
import PackageDescription

// UIKit and AppKit cannot both be there, as on Apple's platforms: the environment chooses.
let fake = Context.environment["ANCHORAGE_FAKE"] ?? "UIKit"

let other = fake == "UIKit" ? "AppKit" : "UIKit"
let condition = SwiftSetting.define(fake == "UIKit" ? "FAKE_UIKIT" : "FAKE_APPKIT")
// Or what the fakes import for themselves would add its members to everybody's `Double`.
let visibility = SwiftSetting.enableUpcomingFeature("MemberImportVisibility")
// Swift Testing has overlays for the real UIKit and AppKit, which would be looked for.
let noOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

// What of the library's tests cannot run on a platform. Everything else does, new files too.
var headlessOnly = [
  // The engine and what it says of layouts: a platform has its own.
  "AllocationTests.swift", "AmbiguityTests.swift", "ConflictTests.swift", "DebuggingTests.swift",
  "EditLawTests.swift", "FeedLawTests.swift", "FittingQuestionTests.swift", "GroupLawTests.swift",
  "GrowthTests.swift", "HeldConstraintsTests.swift", "LawTests.swift", "LeakTests.swift",
  "NewcomerTests.swift", "ResizeLawTests.swift",
  "Support", "VanishingViewTests.swift",
  // Properties of headless views, which those of a platform have with other types or not at all.
  "AlignmentTests.swift", "AutoresizingMaskTests.swift", "BaselineTests.swift",
  "ContentPriorityMethodTests.swift", "ContentSizeTests.swift", "DisplayScaleTests.swift",
  "FittingSizeTests.swift", "LayoutDescriptionTests.swift", "LayoutLabelTests.swift",
  "LayoutMarginsTests.swift", "LayoutViewTests.swift", "LifecycleTests.swift", "NameTests.swift",
  "PassTests.swift", "ReadableContentTests.swift", "SafeAreaTests.swift",
  // Mistakes, which a platform's backend finds at other moments: it has tests of its own.
  "EquationMistakeTests.swift", "MistakeTests.swift", "ValidationTests.swift",
  // Documents about headless views, and other libraries' facts, which are closures outside the main actor.
  "DifferencesOfGeometryTests.swift", "DifferencesTests.swift", "ExampleTests.swift", "Peers",
  "ReadmeTests.swift",
  // What a platform's constraints cannot do: be sums, or change a multiplier, a relation or a crossing of
  // required while they live. Nor does a platform tell which constraint came last.
  "ConstraintGroupChangeTests.swift", "HandleTests.swift", "LayoutConstraintTests.swift", "SumTests.swift",
]
headlessOnly += ["Cartography", "Masonry", "PureLayout", "Rightpoint", "SnapKit"].map {
  "Migration/MigrationFrom\($0)LifecycleTests.swift"
}

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
    // The engine that the fakes lay out with: the library again, without its backends for them.
    .target(
      name: "HeadlessAnchorage", dependencies: ["Cassowary"],
      swiftSettings: [.define("ANCHORAGE_HEADLESS_ONLY")]),
    .target(
      name: fake, dependencies: ["HeadlessAnchorage"] + runtime, path: "Sources/Fakes", exclude: [other],
      swiftSettings: [condition]),
    // The library as it is on Apple's platforms.
    .target(
      name: "Anchorage",
      dependencies: ["Cassowary", "CoreGraphics", "SwiftUI", .byName(name: fake)] + runtime,
      swiftSettings: [visibility]),
    .testTarget(
      name: "AppleBackendTests", dependencies: ["Anchorage", "SwiftUI", .byName(name: fake)] + runtime,
      path: "Tests",
      exclude: [other],
      swiftSettings: [condition, visibility, noOverlays]),
    // The tests of the DSL, the same files that run headless.
    .testTarget(
      name: "DSLTests", dependencies: ["Anchorage", .byName(name: fake)], path: "DSL",
      exclude: headlessOnly.map { "Shared/\($0)" },
      swiftSettings: [condition, visibility, noOverlays, .defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
