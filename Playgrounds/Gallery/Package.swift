// swift-tools-version: 6.3
import PackageDescription

// Screens in use, step by step, and pictures of them and of the scenes in Playgrounds/Layouts:
//
//     Scripts/gallery
//     swift test --package-path Playgrounds/Gallery
let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "Anchorage", path: "../..")],
  targets: [
    .target(name: "Screens", dependencies: [.product(name: "AnchorageHeadless", package: "Anchorage")]),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "Screens",
        .product(name: "AnchorageHeadless", package: "Anchorage"),
        .product(name: "AnchorageDrawing", package: "Anchorage"),
        .product(name: "AnchorageScenes", package: "Anchorage"),
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Screens", "gallery",
        .product(name: "AnchorageDrawing", package: "Anchorage"),
        .product(name: "AnchorageTesting", package: "Anchorage"),
      ]),
  ]
)
