import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// The conflicts of a pass are put into words on demand, as they were in the pass.
struct ConflictReportTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let narrow: LayoutConstraint
  let wide: LayoutConstraint

  init() {
    root.addSubview(a)
    a.topLeading == root.topLeading
    a.height == 10
    narrow = a.width == 100
    wide = a.width == root.width
    root.layoutIfNeeded()
  }

  /// Without help: what would mend the tree as it was cannot be tried any more.
  private let report = """
    error: required constraints conflict on the x-axis of 'a'
        a.width == root.width
        a.width == 100             gives way
    note: root.width is 400
    note: wrap the statements in 'batch { }' to see their lines
    """

  private var isUnwritten: Bool { root.engine?.report.hasUnwrittenConflicts ?? false }
  private var text: String { root.diagnostics.map { "\($0)" }.joined(separator: "\n") }

  @Test
  func `a pass that nobody asks about puts nothing into words`() {
    #expect(isUnwritten)
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(isUnwritten)
    #expect(a.frame.width == 500)
    #expect(root.diagnostics.count == 1)
    #expect(!isUnwritten)
  }

  @Test
  func `a report read after the root was resized has the size of the pass`() {
    root.frame.size.width = 500
    #expect(text == report)
    root.layoutIfNeeded()
    #expect(text.contains("note: root.width is 500"))
  }

  @Test
  func `a report read after a constraint was deactivated still names it`() {
    narrow.isActive = false
    #expect(text == report)
    root.layoutIfNeeded()
    #expect(root.diagnostics.isEmpty)
  }

  @Test(arguments: 0..<4)
  func `a report read after a constraint was changed shows it as it was`(change: Int) {
    switch change {
    case 0: narrow.constant = 50
    case 1: narrow.priority = .high
    case 2: wide.multiplier = 0.5
    default: narrow.relation = .lessThanOrEqual
    }
    #expect(text == report)
  }

  @Test
  func `a report read after a view was removed still tells of it`() {
    a.removeFromSuperview()
    #expect(text == report)
  }

  @Test
  func `a report read after a frame was set has the frame of the pass`() {
    let placed = LayoutView(name: "placed", frame: LayoutRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(placed)
    wide.isActive = false
    a.width >= placed.width + 100
    root.layoutIfNeeded()
    placed.frame.size.width = 5
    #expect(text.contains("placed.width == 30"))
  }

  @Test
  func `a root that goes while a conflict stands is not asked about it`() {
    final class Leaving: LayoutView {
      var gap: LayoutConstraint?
      deinit { gap?.isActive = false }
    }
    var root: LayoutView? = makeRoot()
    if let root {
      let child = Leaving(name: "child")
      root.addSubview(child)
      child.gap = child.leading == root.leading + 8
      child.width == 1
      child.width == 2
      root.layoutIfNeeded()
      #expect(root.engine?.report.hasUnwrittenConflicts == true)
    }
    let engine = root?.engine
    root = nil
    // Putting a conflict into words would have taken the root.
    #expect(engine?.report.hasUnwrittenConflicts == true)
  }

  @Test
  func `a report read after a pass that did not settle still names what changed since`() {
    final class Restless: LayoutView {
      var width: LayoutConstraint?
      override func layoutSubviews() { width?.constant += 1 }
    }
    let inner = LayoutView(name: "inner"), restless = Restless(name: "restless")
    a.addSubview(inner)
    a.addSubview(restless)
    restless.width = restless.width == 1
    inner.height == 1
    let other = inner.height == 2
    root.layoutIfNeeded()
    other.isActive = false
    #expect(text.contains("inner.height == 2"))
  }

  /// The first conflict of a row of views that does not fit into 400 points.
  ///
  /// - Parameter width: The width of each view; nothing is said of it if there is none.
  private func conflict(ofRow count: Int, gap: Double, width: Double? = nil) throws -> LayoutConflict {
    let root = makeRoot()
    let views = (0..<count).map { LayoutView(name: "v\($0)") }
    var edge = root.leading
    for view in views {
      root.addSubview(view)
      view.leading == edge + gap
      if let width { view.width == width }
      edge = view.trailing
    }
    views[count - 1].trailing == root.trailing
    root.layoutIfNeeded()
    guard case .conflict(let conflict)? = root.diagnostics.first else { throw NoConflict() }
    return conflict
  }

  private struct NoConflict: Error {}

  @Test
  func `a report shows fifty constraints and says how many more there are`() throws {
    let conflict = try conflict(ofRow: 60, gap: 8, width: 8)
    // 60 gaps, 60 widths and the end, of which all but the last come first.
    #expect(conflict.members.count == 50 && conflict.omittedCount == 71)
    #expect(conflict.members[0].text == "v0.leading == root.leading + 8")
    #expect(conflict.members[conflict.broken].text == "v59.trailing == root.trailing")
    let lines = conflict.description.split(separator: "\n")
    #expect(lines.count == 55)
    #expect(lines[51] == "    and 71 more" && lines[52] == "note: root.width is 400")
  }

  @Test
  func `a report of fifty-one constraints says that there is one more`() throws {
    let conflict = try conflict(ofRow: 25, gap: 17)
    // 25 gaps, which are 425 points of 400, 25 widths that are not negative, and the end.
    #expect(conflict.members.count == 50 && conflict.omittedCount == 1)
    #expect(conflict.members[conflict.broken].text == "v24.trailing == root.trailing")
    let lines = conflict.description.split(separator: "\n")
    #expect(lines[51] == "    and 1 more" && lines[52] == "note: root.width is 400")
  }
}
