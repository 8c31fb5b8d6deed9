import AnchorageHeadless
import AnchorageScenes
import Foundation
import Testing

@Suite struct SceneCopyTests {
  /// The scenes that come with the package, and those of the tests.
  static let files = ["Playgrounds/Layouts", "Tests/Scenes/semantics"].flatMap { folder in
    let folder = package.appendingPathComponent(folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".layout") }.sorted().map { folder.appendingPathComponent($0).path }
  }

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `there are scenes of both kinds`() { #expect(Self.files.count > 100) }

  @Test(arguments: files)
  func `a copy of a scene has the same frames and the same reports, in each size`(_ file: String) throws {
    let run = SceneRun(Scene(parsing: [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))))
    for size in [run.size, LayoutSize(width: run.size.width / 3, height: run.size.height * 1.1)] {
      run.layout(at: size)
      let copy = TreeCopy(of: run.root)
      copy.root.layoutIfNeeded()
      #expect(copy.root.layoutDescription == run.frameTable)
      let reports = run.root.diagnostics.filter { $0.kind != "misuse" }
      #expect(copy.root.diagnostics.map(\.description) == reports.map(\.description))
    }
  }
}
