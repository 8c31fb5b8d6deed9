// swift-tools-version: 6.3
import PackageDescription

// Each page of Anchorage.playground is also an executable, so that what Xcode shows can be run anywhere:
//
//     swift run --package-path Playgrounds Anchors
//
// In reading order, as in Anchorage.playground/contents.xcplayground.
let pages = [
  "Anchors", "ExpressionsAndPriorities", "ConflictsAndExplanations", "Composites", "ArraysAndDistribution",
  "BatchesAndGroups", "IntrinsicSize", "StacksAndScrolls", "GuidesAndMargins", "RightToLeft", "YourOwnView",
  "TestsWithoutAScreen", "AWholeScreen",
]

let package = Package(
  name: "Playgrounds",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "Anchorage", path: "..")],
  targets: pages.map { page in
    .executableTarget(
      name: page,
      dependencies: [
        .product(name: "AnchorageHeadless", package: "Anchorage"),
        .product(name: "AnchorageDrawing", package: "Anchorage"),
      ],
      path: "Anchorage.playground/Pages/\(page).xcplaygroundpage",
      sources: ["Contents.swift"],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  }
)
