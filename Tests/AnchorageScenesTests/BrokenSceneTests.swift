import AnchorageHeadless
import AnchorageScenes
import Foundation
import Testing

/// The scenes of `Tests/Scenes/broken`: their reports, and that doing what these say leaves no problem.
@Suite struct BrokenSceneTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scenes/broken")

  /// The names of the scenes.
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".layout") }.sorted()

  private static func scene(_ file: String) throws -> Scene {
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
