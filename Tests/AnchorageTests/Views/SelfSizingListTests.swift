import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Text that is measured by words, in a view that is no label.
private final class Story: LayoutView {
  let text: String
  /// How often it was measured in a width.
  private(set) var widths: [Double: Int] = [:]
  private let metrics = LayoutTextMetrics(font: .sansSerif, size: 15)

  init(_ text: String) {
    self.text = text
    super.init(name: "story")
  }

  override var isMeasuredByWidth: Bool { true }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    widths[size.width, default: 0] += 1
    return metrics.size(of: metrics.lines(of: text, fitting: size.width))
  }
}

/// A list of 1,000 cells that size themselves by the text in them.
struct SelfSizingListTests {
  private static let words =
    "Ada wrote notes on the Analytical Engine which weaves algebraical patterns just as looms weave flowers and leaves"
    .split(separator: " ")

  private let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 480))
  private let list = LayoutScrollView(name: "list")
  private var cells: [LayoutView] = []
  private var stories: [Story] = []

  init() {
    var random = Random(seed: 17)
    root.addSubview(list)
    list.edges == root.edges
    for index in 0..<1000 {
      let (cell, icon) = (LayoutView(name: "cell\(index)"), LayoutView(name: "icon"))
      let story = Story(
        (0...random.int(1...20)).map { _ in String(random.pick(Self.words)) }.joined(separator: " "))
      list.addSubview(cell)
      add(icon, story, to: cell)
      icon.size == 40
      icon.topLeading == cell.topLeading.offset(x: 12, y: 8)
      icon.bottom <= cell.bottom - 8
      story.leading == icon.trailing + 8
      story.trailing == cell.trailing - 12
      story.top == cell.top + 8
      story.bottom == cell.bottom - 8 ~ 999
      story.bottom <= cell.bottom - 8
      cell.horizontalEdges == list.horizontalEdges
      cell.width == list.width
      cell.top == (cells.last?.bottom ?? list.top)
      cells.append(cell)
      stories.append(story)
    }
    cells[999].bottom == list.bottom
  }

  @Test
  func `cells are as high in the list as they say by themselves, and measured once a width`() {
    let metrics = LayoutTextMetrics(font: .sansSerif, size: 15)
    for width in [320.0, 200] {
      root.frame.size.width = width
      let heights = cells.map {
        $0.systemLayoutSizeFitting(LayoutSize(width: width, height: 0), horizontal: .required).height
      }
      root.layoutIfNeeded()
      // 12 + 40 + 8 before the text, 12 behind it, 8 above and below; an icon of 40 at least.
      let expected = stories.map {
        max(56, Double(metrics.lines(of: $0.text, fitting: width - 72).count) * metrics.lineHeight + 16)
      }
      var wrong: [String] = []
      var top = 0.0
      for (index, cell) in cells.enumerated() {
        let frame = LayoutRect(x: 0, y: top, width: width, height: expected[index])
        if !isNear(cell.frame, frame) || (heights[index] - expected[index]).magnitude > 1e-6 {
          wrong.append("\(cell.name): \(cell.frame), \(heights[index]), not \(frame)")
        }
        top += expected[index]
      }
      #expect(wrong == [])
      #expect((list.contentSize.height - top).magnitude < 1e-6)
      root.layoutIfNeeded()
    }
    #expect(root.diagnostics.isEmpty)
    // The natural width, 248 and 128: each once, in 2,000 questions and two passes.
    #expect(stories.allSatisfy { $0.widths == [.infinity: 1, 248: 1, 128: 1] })
  }

  private func isNear(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy { $0.magnitude < 1e-6 }
  }
}
