// swift-tools-version: 6.3
import PackageDescription

// Reads storyboards and xibs, compares their layouts with the saved frames, and prints them as Swift:
//
//     swift run --package-path InterfaceBuilder interface-builder Login.storyboard --swift
let package = Package(
  name: "InterfaceBuilder",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1), .watchOS(.v8)],
  products: [
    .library(name: "AnchorageInterfaceBuilder", targets: ["AnchorageInterfaceBuilder"]),
    .executable(name: "interface-builder", targets: ["interface-builder"]),
  ],
  dependencies: [.package(name: "Anchorage", path: "..")],
  targets: [
    .target(
      name: "AnchorageInterfaceBuilder",
      dependencies: [
        .product(name: "AnchorageCode", package: "Anchorage"),
        .product(name: "AnchorageHeadless", package: "Anchorage"),
      ]),
    .executableTarget(
      name: "interface-builder",
      dependencies: [
        "AnchorageInterfaceBuilder",
        .product(name: "AnchorageHeadless", package: "Anchorage"),
        .product(name: "AnchorageDrawing", package: "Anchorage"),
      ]),
    .testTarget(
      name: "AnchorageInterfaceBuilderTests",
      dependencies: [
        "AnchorageInterfaceBuilder",
        "interface-builder",
        .product(name: "AnchorageHeadless", package: "Anchorage"),
        .product(name: "AnchorageDrawing", package: "Anchorage"),
        .product(name: "AnchorageScenes", package: "Anchorage"),
      ],
      exclude: ["Fixtures", "Looks"]),
  ],
  swiftLanguageModes: [.v6]
)
