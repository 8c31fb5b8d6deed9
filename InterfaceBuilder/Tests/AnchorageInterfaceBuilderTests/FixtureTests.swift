import AnchorageHeadless
import AnchorageInterfaceBuilder
import Testing

/// The documents written by hand: every frame is where the arithmetic in their comments puts it.
@Suite struct FixtureTests {
  /// Whether the file says itself that a saved frame is not that of the constraints.
  private func isMarked(_ tree: InterfaceTree) -> Bool {
    tree.views.contains { $0.isMisplaced || $0.isAmbiguous }
  }

  @Test(arguments: try Fixture.all)
  func `every frame is the one by hand`(_ fixture: Fixture) throws {
    let document = try fixture.document()
    #expect(document.notes == [])
    #expect(fixture.differences(in: document) { !isMarked($0) } == [])
    for tree in document.trees where !isMarked(tree) {
      let layout = tree.layout(in: document)
      layout.root.layoutIfNeeded()
      #expect(layout.notes == [])
      #expect(layout.root.diagnostics == [])
      #expect(layout.views.count == layout.savedFrames.count)
    }
  }

  @Test
  func `views that the file calls misplaced or ambiguous are elsewhere`() throws {
    let fixture = try Fixture("Marked.xib")
    let document = try fixture.document()
    #expect(document.trees.map(isMarked) == [true, true, false, false])
    let differences = fixture.differences(in: document)
    #expect(differences.count == 2)
    #expect(differences.first == "moved-view is at (10, 10, 50, 30)")
    #expect(differences.last?.hasPrefix("loose-view is at") == true)
    #expect(document.trees.map { $0.views[1].verification } == [.on, .on, .off, .ignoreSizes])
    let loose = document.trees[1].layout(in: document)
    loose.root.layoutIfNeeded()
    #expect(loose.root.diagnostics.count == 1)
  }

  @Test(arguments: try Fixture.all)
  func `the saved frames keep all constraints of the file`(_ fixture: Fixture) throws {
    let document = try fixture.document()
    for tree in document.trees {
      let check = tree.check(in: document)
      switch tree.root.id {
      case "moved": #expect(check.verdict == .misplaced)
      case "loose": #expect(check.verdict == .ambiguous)
      // Tables, collections and masks: no view in them is placed by constraints.
      case "list", "boats", "masks", "sails": #expect(check.verdict == .empty)
      default:
        #expect(check.verdict == .same, "\(check.why)")
        #expect(check.breaches.map(\.description) == [])
      }
    }
  }

  @Test
  func `there are as many trees and views as this says`() throws {
    let documents = try Fixture.all.map { try $0.document() }
    let trees = documents.flatMap(\.trees)
    #expect(documents.count == 15)
    #expect(trees.count == 44)
    #expect(trees.flatMap(\.views).count == 253)
    #expect(trees.flatMap(\.constraints).count == 435)
  }

  @Test
  func `cells have their class, their outlets and the collection of them`() throws {
    let trees = try Fixture("Cells.storyboard").document().trees
    #expect(
      trees.map(\.role) == [
        .controllerView, .header, .footer, .tableCell, .controllerView, .collectionCell, .header,
      ])
    let cell = trees[3]
    #expect(cell.root.customClass == InterfaceCustomClass(name: "HarbourCell", module: "Fjord"))
    #expect(cell.outlets.map(\.property) == ["flagView", "labels", "labels"])
    #expect(cell.outlets.map(\.isCollection) == [false, true, true])
    #expect(cell.views.compactMap(\.userLabel) == ["Name", "Ferries"])
    #expect(cell.container == "list")
  }
}
