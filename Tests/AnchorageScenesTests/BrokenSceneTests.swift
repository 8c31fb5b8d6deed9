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

  @Test func `no help replaces a constraint that a stack made`() {
    let scene = Scene(
      parsing: """
        root 492 106
        stack s1 appkit spacing 18 distribution gravityAreas insets 17 1 14 10
        stack s2 in s1 appkit distribution gravityAreas alignment top insets 18 13 14 11 rtl
        view v3 in s2 intrinsic 82 90
        view v4 in s2 gravity leading after 4
        view v5 in s2 intrinsic 12 68
        view v6 in s1 intrinsic 77 47 gravity trailing
        view v7 in s1
        s1.topLeading == root.topLeading
        """)
    let run = scene.laidOut()
    let helps = run.root.diagnostics.flatMap { run.root.helps(for: $0) }
    #expect(!helps.isEmpty && helps.allSatisfy { $0.replaced.isEmpty })
  }

  @Test(arguments: files)
  func `each help leaves nothing new, or says so`(_ file: String) throws {
    try Self.scene(file).expectHelpsFix()
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

  /// Does what each help says, also each of those that rank behind the first, and expects that its problem is gone, that
  /// no error is new, and that the help says what it costs if anything else is new, such as a note.
  func expectHelpsFix() {
    let run = laidOut()
    let noted = run.root.notes().map { Noted($0) }
    let problems = run.root.diagnostics
    for problem in problems {
      let helps = run.root.helps(for: problem)
      #expect(helps.first == problem.help && helps.count <= 3)
      for help in helps {
        let mended = run.scene.mended(by: help, in: run.root).laidOut()
        let left = mended.root.diagnostics
        let isLeft = left.contains { $0.kind == problem.kind && !$0.facts.isDisjoint(with: problem.facts) }
        #expect(!isLeft, "\(help)")
        let added = left.filter { one in
          let known = problems.filter { $0.kind == one.kind }.flatMap { $0.facts }
          return !one.facts.isSubset(of: known)
        }
        #expect(!added.contains { $0.isError }, "\(help)\n\(added)")
        if !added.isEmpty { #expect(!help.costs.isEmpty, "\(help)\n\(added)") }
        // Adding a constraint may leave a content rigid that has to be as large as it is, which is said beforehand.
        let new = mended.root.notes().filter { $0.kind != "rigidContent" && !noted.contains(Noted($0)) }
        if !new.isEmpty { #expect(!help.costs.isEmpty, "\(help)\n\(new)") }
      }
    }
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

extension LayoutDiagnostic {
  /// The constraints that gave way, the anchors that are open, or the wishes that tie.
  fileprivate var facts: Set<String> {
    switch self {
    case .conflict: Set(broken)
    case .ambiguity(let ambiguity): Set(ambiguity.anchors)
    case .tie(let tie): Set(tie.constraints.map { $0.text })
    case .misuse, .instability: [description]
    }
  }
}

/// What a note is about.
private struct Noted: Equatable {
  let kind: String
  let items: [String]

  init(_ note: LayoutNote) { (kind, items) = (note.kind, note.items) }
}

extension LayoutView {
  /// The constraints in the view that statements made. Those that stack views make are made again.
  fileprivate var written: [String] {
    constraints.filter { $0.role == 0 }.map(\.description) + subviews.flatMap { $0.written }
  }
}
