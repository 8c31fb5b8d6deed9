import AnchorageScenes
import Foundation
import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// The scenes of `Tests/Scenes/broken`: their reports, and that doing what these say leaves no problem.
@Suite struct BrokenSceneTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scenes/broken")

  /// The names of the scenes.
  static let files = ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".layout") }.sorted()

  static func scene(_ file: String) throws -> Scene {
    Scene(parsing: [UInt8](try Data(contentsOf: folder.appendingPathComponent(file))), file: file)
  }

  @Test func `there are at least fifty broken layouts`() { #expect(Self.files.count >= 50) }

  @Test(arguments: files)
  func `a broken layout has the report that it expects`(_ file: String) throws {
    let run = SceneRun(try Self.scene(file))
    #expect(run.mistakes.description == "")
    var differences: [String] = []
    run.check { differences += $0.difference }
    #expect(differences.joined(separator: "\n") == "")
    #expect(!run.problems.isEmpty)
  }

  @Test(arguments: files)
  func `doing what one report after the other says leaves no problem`(_ file: String) throws {
    #expect(try Self.scene(file).problemsLeft() == [])
  }
}

extension Scene {
  /// The run of the scene, laid out.
  func laidOut() -> SceneRun {
    let run = SceneRun(self)
    run.layout()
    return run
  }

  /// The problems that are left when one report after the other is taken, from the first on, and done what it says.
  func problemsLeft() -> [String] {
    var run = laidOut()
    for _ in 0..<8 {
      guard let help = run.root.diagnostics.lazy.compactMap({ $0.help }).first else { break }
      let mended = run.scene.mended(by: help, in: run.root)
      #expect(mended.mistakes.description == "")
      run = mended.laidOut()
    }
    return run.problems
  }

  /// The scene with the constraints of its layout, one a line, but for what a help changes.
  func mended(by help: LayoutHelp, in root: LayoutView) -> Scene {
    var declarations = document
    declarations.lines = document.declarations.map { .declaration($0) }
    let text = declarations.description.split(separator: "\n")
    var lines = text.prefix { !$0.hasPrefix("---") }.map(String.init)
    // A root is as large as its declaration says.
    if help.kind == .rootFrame, let number = help.code[0].split(separator: " ").last,
      let index = lines.firstIndex(where: { $0.hasPrefix("root ") })
    {
      lines[index] = "root \(number) \(root.frame.height)"
    }
    let settings = document.statements.map { $0.description }.filter { $0.contains(" = ") }
    var constraints = root.written
    constraints.removeAll { help.replaced.contains($0) }
    lines += settings + constraints + (help.kind == .rootFrame ? [] : help.code)
    return Scene(parsing: lines.joined(separator: "\n"), file: "mended.layout")
  }
}

extension LayoutView {
  /// The constraints in the view that statements made. Those that stack views make are made again.
  fileprivate var written: [String] {
    constraints.filter { $0.role == 0 }.map(\.description) + subviews.flatMap { $0.written }
  }
}
