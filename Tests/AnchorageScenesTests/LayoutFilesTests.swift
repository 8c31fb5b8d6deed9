import AnchorageHeadless
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

  @Test(arguments: randomCases(150))
  func `a scene with random changes runs without a trap`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    guard let file = Self.files.randomElement(using: &generator) else { return }
    let text = try Self.scene(file).document.description
    let numbers = ["0", "-1", "1e9", "-1e9", "0.001", "1e-9", "1e300", "7"]
    let words = [
      "root", ".width", "+", "-", "*", "/", "==", "<=", ">=", "~ 1", "leading", "top", "hidden", "rtl",
      "=", "superview", "mask", "flexibleWidth", "preservesmargins", "scale", ".hugging",
    ]
    var lines = text.split(separator: "\n").map(String.init)
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      let line = Int.random(in: lines.indices, using: &generator)
      var parts = lines[line].split(separator: " ").map(String.init)
      guard let part = parts.indices.randomElement(using: &generator) else { continue }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: lines.remove(at: line)
      case 1: lines.swapAt(line, Int.random(in: lines.indices, using: &generator))
      case 2: parts.remove(at: part)
      case 3: parts[part] = numbers.randomElement(using: &generator) ?? ""
      case 4: parts[part] = words.randomElement(using: &generator) ?? ""
      default: parts.insert(parts.randomElement(using: &generator) ?? "", at: part)
      }
      if lines.indices.contains(line) { lines[line] = parts.joined(separator: " ") }
      if lines.isEmpty { return }
    }
    let run = SceneRun(Scene(parsing: lines.joined(separator: "\n"), file: file))
    run.layout()
    run.layout(at: LayoutSize(width: .random(in: 0...2000, using: &generator), height: 1))
    #expect(run.json.hasPrefix("{\"file\":\"\(file)\",\"size\":[") && !run.frameTable.isEmpty)
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
