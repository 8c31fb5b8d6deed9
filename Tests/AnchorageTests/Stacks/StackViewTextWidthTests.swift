import AnchorageHeadless
import Testing

/// The width of text of several lines in a row: an equal part of it, a little more strongly than it resists compression. The
/// numbers are those of Apple's (`radar/text-width…` in Tests/AppleLive) and of hand arithmetic.
struct StackViewTextWidthTests {
  private let root = makeRoot()
  private let row = LayoutStackView(name: "row")
  private let label = LayoutLabel(name: "label", text: String(repeating: "nine-long ", count: 8))
  private let icon = ContentView("icon", 49, 31)

  init() {
    root.addSubview(row)
    row.alignment = .top
    row.topLeading == root.topLeading
    row.width == 343
    label.numberOfLines = 0
    for view in [label, icon] { row.addArrangedSubview(view) }
  }

  private var widths: [Double] {
    root.layoutIfNeeded()
    #expect(root.diagnostics == [])
    return row.arrangedSubviews.map { $0.frame.width }
  }

  @Test
  func `text and a view that hugs less than text resists share a row`() {
    label.setContentCompressionResistancePriority(749, for: .horizontal)
    icon.setContentHuggingPriority(750, for: .horizontal)
    #expect(widths == [171.5, 171.5])
    let constraint = row.constraints.first { $0.identifier == "UISV-text-width-disambiguation" }
    #expect(constraint?.priority == 759)
  }

  @Test
  func `a view that hugs more strongly keeps its width`() {
    icon.setContentHuggingPriority(759, for: .horizontal)
    #expect(widths == [171.5, 171.5])
    icon.setContentHuggingPriority(761, for: .horizontal)
    #expect(widths == [294, 49])
  }

  @Test
  func `a part is what the spacing leaves, and hidden views have none`() {
    row.spacing = 8
    #expect(widths == [167.5, 167.5])
    let other = ContentView("other", 10, 10)
    row.addArrangedSubview(other)
    other.setContentHuggingPriority(.required, for: .horizontal)
    // A third of 343 − 16 is 109.
    #expect(widths == [109, 208, 10])
    icon.isHidden = true
    // Of 343 − 8, half would be 167.5; the other one keeps its 10.
    #expect(widths == [325, 0, 10])
    other.removeFromSuperview()
    #expect(widths == [343, 0])
  }

  @Test
  func `text of one line, in a column or in another distribution has no such part`() {
    label.numberOfLines = 1
    label.text = "short"
    icon.setContentHuggingPriority(751, for: .horizontal)
    #expect(widths == [294, 49])
    label.numberOfLines = 0
    #expect(widths == [171.5, 171.5])
    row.distribution = .fillProportionally
    root.layoutIfNeeded()
    #expect(!row.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
    row.distribution = .fill
    row.axis = .vertical
    root.layoutIfNeeded()
    #expect(!row.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
  }

  @Test
  func `the priority follows the resistance, and is never required`() {
    func priority() -> LayoutPriority? {
      root.layoutIfNeeded()
      return row.constraints.first { $0.identifier == "UISV-text-width-disambiguation" }?.priority
    }
    #expect(priority() == 760)
    label.setContentCompressionResistancePriority(500, for: .horizontal)
    #expect(priority() == 510)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(priority() == 999)
  }
}
