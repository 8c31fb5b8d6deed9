// swift-tools-version: 6.3
import PackageDescription

// A screen and its tests, as a package of yours might have them:
//
//     swift test --package-path Playgrounds/Testing
let package = Package(
  name: "Testing",
  platforms: [.macOS(.v12), .iOS(.v15)],
  dependencies: [.package(name: "Anchorage", path: "../..")],
  targets: [
    .target(name: "LoginScreen", dependencies: [.product(name: "AnchorageHeadless", package: "Anchorage")]),
    .testTarget(
      name: "LoginScreenTests",
      dependencies: ["LoginScreen", .product(name: "AnchorageTesting", package: "Anchorage")]),
  ]
)
