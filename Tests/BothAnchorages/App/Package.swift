// swift-tools-version: 6.2
import PackageDescription

// Uses Rightpoint's Anchorage and this one; `Scripts/check-both-anchorages` puts a stand-in of each beside it.
let package = Package(
  name: "App",
  dependencies: [
    .package(path: "../Rightpoint/Anchorage"),
    .package(path: "../AnchorageDSL"),
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "Anchorage", package: "Anchorage"),
        .product(
          name: "Anchorage", package: "AnchorageDSL",
          moduleAliases: ["Anchorage": "AnchorageDSL"]),
      ],
      path: "Sources")
  ]
)
