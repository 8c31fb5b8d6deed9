// swift-tools-version: 6.3
import Foundation
import PackageDescription

// Each page of Anchorage.playground is also an executable, so that what Xcode shows can be run anywhere:
//
//     swift run --package-path Playgrounds Anchors
let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
let folder = "Anchorage.playground/Pages"
let pages = try FileManager.default.contentsOfDirectory(atPath: here.appendingPathComponent(folder).path)
  .filter { $0.hasSuffix(".xcplaygroundpage") }
  .map { String($0.dropLast(".xcplaygroundpage".count)) }
  .sorted()

let package = Package(
  name: "Playgrounds",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "Anchorage", path: "..")],
  targets: pages.map { page in
    .executableTarget(
      name: page,
      dependencies: [
        .product(name: "Anchorage", package: "Anchorage"),
        .product(name: "AnchorageDrawing", package: "Anchorage"),
      ],
      path: "\(folder)/\(page).xcplaygroundpage",
      sources: ["Contents.swift"],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  }
)
