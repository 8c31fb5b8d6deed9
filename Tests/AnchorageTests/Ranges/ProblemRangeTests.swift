import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// The sizes of a root at which its tree has problems.
struct ProblemRangeTests {
  private let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  private let box = LayoutView(name: "box")

  init() {
    root.addSubview(box)
    box.top == root.top
    box.height == 20
  }

  /// A text of so many letters of 8 points, 16 points from both sides.
  private func addLabel(letters: Int) -> LayoutLabel {
    let label = LayoutLabel(name: "label", text: String(repeating: "a", count: letters))
    root.addSubview(label)
    label.top == root.top + 40
    label.leading == root.leading + 16
    label.trailing <= root.trailing - 16
    box.horizontalEdges == root.horizontalEdges
    return label
  }

  private func ranges(_ widths: ClosedRange<Double>) -> [String] {
    root.problems(overWidths: widths).map { $0.range }
  }

  @Test
  func `a conflict exists below the width that its constraints need`() {
    box.horizontalEdges == root.horizontalEdges.inset(by: 16)
    box.width >= 300
    let found = root.problems(overWidths: 200...800)
    #expect(found.map { $0.sizes } == [200...332])
    let lines = "\(found[0])".split(separator: "\n").map { String($0) }
    #expect(lines[0] == "below 332 points of width, here at 200:")
    #expect(lines[1] == "error: required constraints conflict on the x-axis of 'box'")
  }

  @Test
  func `a conflict that one width alone avoids has two ranges`() {
    box.horizontalEdges == root.horizontalEdges.inset(by: 16)
    box.width == 400
    let found = root.problems(overWidths: 200...800)
    #expect(found.map { $0.sizes } == [200...432, 432...800])
    #expect(found.map { $0.range } == ["below 432 points of width", "above 432 points of width"])
    #expect(found.map { $0.size } == [200, 800])
  }

  @Test
  func `a cut text and views outside have ranges`() {
    _ = addLabel(letters: 14)
    let wide = LayoutView(name: "wide")
    root.addSubview(wide)
    wide.topLeading == root.topLeading.offset(x: 100, y: 80)
    wide.size == LayoutSize(width: 150, height: 10)
    let found = root.problems(overWidths: 100...800)
    // 16 + 14 × 8 + 16, and 100 + 150.
    #expect(found.map { $0.range } == ["below 144 points of width", "below 250 points of width"])
    guard case .note(let text) = found[0].report, case .note(let outside) = found[1].report else {
      Issue.record("no notes")
      return
    }
    #expect(text.reason == .cutText(.horizontal, needed: 112, available: 68))
    #expect(outside.kind == "outside" && outside.items == ["wide"])
    expectLines(
      "\(found[0])",
      """
      below 144 points of width, here at 100:
      note: the text of 'label' is cut: it needs 112 points of width and has 68
      """)
  }

  @Test
  func `an end is exact to 1/64 point`() {
    // A third of the width is less than 111.11 below 333.33.
    box.leading == root.leading
    box.width == root.width / 3
    box.width >= 111.11
    let found = root.problems(overWidths: 200...500)
    #expect(found.count == 1)
    #expect(abs(found[0].sizes.upperBound - 333.33) <= 1 / 64)
    #expect(found[0].sizes.lowerBound == 200)
  }

  @Test
  func `an ambiguity and what is refused exist at every width`() {
    box.width == 10
    let found = root.problems(overWidths: 200...210)
    #expect(found.map { $0.range } == ["from 200 to 210 points of width"])
    guard case .problem(.ambiguity(let ambiguity)) = found[0].report else {
      Issue.record("no ambiguity")
      return
    }
    #expect(ambiguity.items == ["box"])
  }

  @Test
  func `a text that wraps is cut in steps`() {
    let label = addLabel(letters: 0)
    label.text = "aaaa bbbb cccc dddd"
    label.numberOfLines = 0
    label.height <= 32
    // Two lines need 9 letters, 72 points, and the sides 32. Less than 32 + 32 makes a word too wide.
    let found = root.problems(overWidths: 80...200)
    #expect(found.map { $0.range } == ["below 104 points of width"])
    #expect(found[0].sizes.upperBound == 104)
  }

  @Test
  func `each layout of a switch has its own range`() {
    let edges = box.horizontalEdges == root.horizontalEdges
    let layouts: LayoutConstraintSwitch<Bool> = ConstraintSwitch([
      false: batch(active: false) { box.width >= 400 },
      true: batch(active: false) { box.width >= 700 },
    ])
    layouts.select(bySizeOf: root) { $0.width >= 600 }
    #expect(ranges(200...800) == ["below 400 points of width", "between 600 and 700 points of width"])
    #expect(layouts.selection == false && edges.isActive)
    #expect(root.problems(overWidths: 200...800)[1].sizes == 600...700)
  }

  @Test
  func `a layout that was selected by hand is the one of the size afterwards`() {
    box.leading == root.leading
    let layouts: LayoutConstraintSwitch<Bool> = ConstraintSwitch([
      false: batch(active: false) { box.width == 100 },
      true: batch(active: false) { box.width == 200 },
    ])
    layouts.select(bySizeOf: root) { $0.width >= 600 }
    root.layoutIfNeeded()
    layouts.selection = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 200)
    #expect(ranges(300...350) == [])
    #expect(layouts.selection == false && box.frame.width == 100 && root.frame.width == 400)
  }

  @Test
  func `heights have ranges, too`() {
    box.horizontalEdges == root.horizontalEdges
    box.bottom <= root.bottom - 10
    let found = root.problems(overHeights: 20...100)
    #expect(found.map { $0.range } == ["below 30 points of height"])
    #expect(found[0].axis == .vertical && found[0].size == 20)
  }

  @Test
  func `a range may be one size`() {
    box.horizontalEdges == root.horizontalEdges.inset(by: 16)
    box.width >= 300
    #expect(ranges(300...300) == ["at 300 points of width"])
    #expect("\(root.problems(overWidths: 300...300)[0])".hasPrefix("at 300 points of width:\nerror:"))
    #expect(ranges(340...340) == [])
    #expect(ranges(-50 ... -1) == [])
  }

  @Test
  func `sizes that no view has are left out, and a long range has long parts`() {
    box.leading == root.leading
    let width = box.width == 300
    #expect(root.problems(overWidths: -50...400).map { $0.sizes } == [0...300])
    width.constant = 5_000_000
    let endless = root.problems(overWidths: 0 ... .infinity)
    // A billion points have parts of less than a thousand points.
    #expect(endless.count == 1 && abs(endless[0].sizes.upperBound - 5_000_000) < 1000)
  }

  @Test
  func `the tree is as it was afterwards`() {
    let label = addLabel(letters: 30)
    label.numberOfLines = 0
    root.layoutIfNeeded()
    let (table, reports) = (root.layoutDescription, problems(of: root))
    let held = root.constraints
    _ = root.problems(overWidths: 50...900)
    #expect(root.layoutDescription == table && problems(of: root) == reports)
    #expect(root.constraints.elementsEqual(held) { $0 === $1 })
    #expect(!root.pending.contains(.pass))
  }

  @Test
  func `a view inside asks about its root`() {
    box.horizontalEdges == root.horizontalEdges.inset(by: 16)
    box.width >= 300
    #expect(box.problems(overWidths: 200...800).map { $0.sizes } == [200...332])
  }

  @Test
  func `during a pass, and while a view is measured, there is no answer`() {
    final class Curious: LayoutView {
      var answers: [Int] = []
      override func layoutSubviews() { answers.append(problems(overWidths: 0...10).count) }
      override var intrinsicContentSize: LayoutSize {
        answers.append(problems(overWidths: 0...10).count)
        return LayoutSize(width: 500, height: 10)
      }
    }
    let curious = Curious(name: "curious")
    root.addSubview(curious)
    curious.topLeading == root.topLeading
    root.layoutIfNeeded()
    _ = root.systemLayoutSizeFitting(.zero)
    #expect(curious.answers.count >= 3 && curious.answers.allSatisfy { $0 == 0 })
  }

  @Test
  func `ten thousand points take a pass for every sixteen`() {
    var rows: [LayoutView] = []
    for index in 0..<100 {
      let (row, title) = (LayoutView(name: "row\(index)"), LayoutLabel(name: "title", text: "Title \(index)"))
      root.addSubview(row)
      row.addSubview(title)
      row.top == rows.last?.bottom ?? box.bottom
      row.horizontalEdges == root.horizontalEdges.inset(by: 16)
      row.height == 30
      title.leading == row.leading + 8
      title.trailing <= row.trailing - 8
      title.centerY == row.centerY
      rows.append(row)
    }
    box.horizontalEdges == root.horizontalEdges
    root.frame.size.height = 4000
    root.layoutIfNeeded()
    let before = root.engine?.passCount ?? 0
    let found = root.problems(overWidths: 100...10100)
    let passes = (root.engine?.passCount ?? 0) - before
    // Titles of 7 and 8 letters: 16 + 8 + 56 + 8 + 16 = 104, and 112.
    #expect(
      found.map { $0.sizes.upperBound } == [Double](repeating: 104, count: 10)
        + [Double](repeating: 112, count: 90))
    #expect(passes < 625 + 100)
  }
}
