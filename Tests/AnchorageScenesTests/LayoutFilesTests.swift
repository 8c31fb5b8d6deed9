import Anchorage
import AnchorageScenes
import Foundation
import Testing

@Suite struct LayoutFilesTests {
  /// The folder with the scenes that come with the package.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Playgrounds/Layouts")

  /// The names of the scenes.
  static var files: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".layout") }.sorted()
  }

  static func scene(_ file: String) throws -> Scene {
    Scene(parsing: [UInt8](try Data(contentsOf: folder.appendingPathComponent(file))), file: file)
  }

  @Test func `the package comes with scenes`() {
    #expect(Self.files.count >= 15)
  }

  @Test(arguments: files)
  func `a scene has the frames it expects`(_ file: String) throws {
    let run = SceneRun(try Self.scene(file))
    #expect(run.mistakes.description == "")
    var differences: [String] = []
    run.check { differences += $0.difference }
    #expect(differences.joined(separator: "\n") == "")
  }

  @Test(arguments: files)
  func `a scene prints as text that reads as the same scene`(_ file: String) throws {
    let document = try Self.scene(file).document
    let printed = Scene(parsing: document.description)
    #expect(printed.mistakes.isEmpty && printed.document == document)
    #expect(printed.document.description == document.description)
  }

  @Test(arguments: files)
  func `the constraints of a scene print as statements that make the same constraints`(_ file: String) throws
  {
    let scene = try Self.scene(file)
    let texts = Self.constraints(of: SceneRun(scene).root)
    var again = scene.document
    let methods = scene.document.statements.filter { !$0.description.contains("=") }
    again.lines = scene.document.declarations.map { .declaration($0) }
    let text = again.description.split(separator: "---")[0] + texts.joined(separator: "\n")
    #expect(methods.allSatisfy { $0.description.contains("(") })
    #expect(Self.constraints(of: SceneRun(Scene(parsing: String(text))).root) == texts)
  }

  /// The active constraints of a tree as text, in order.
  private static func constraints(of view: LayoutView) -> [String] {
    view.constraints.map(\.description) + view.subviews.flatMap { constraints(of: $0) }
  }

  @Test func `ten megabytes of noise read in reasonable time`() {
    var generator = SeededGenerator(seed: 7)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(10_000_000)
    while bytes.count < 10_000_000 { withUnsafeBytes(of: generator.next()) { bytes += $0 } }
    let mistakes = SceneRun(Scene(parsing: bytes)).mistakes
    #expect(mistakes.kept.count == SceneMistakes.limit && mistakes.omitted > 1000)
  }
}
