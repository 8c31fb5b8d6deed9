import AnchorageHeadless
import Testing
import UIKit

@testable import AnchorageTesting

/// The features of mirrors for UIKit alone.
@MainActor @Suite(.nothingRaised)
struct UIKitMirrorTests {
  private let root = makeRoot()

  @Test
  func `constraints of a stack view are told as sentences`() {
    let (a, b) = (UIView(name: "a"), UIView(name: "b"))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.name("row")
    stack.spacing = 8
    root.addSubview(stack)
    stack.edges == root.edges
    [a, b].width == 100
    root.layOut()
    // The words are those of a headless stack view.
    let headless = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    let views = ["a", "b"].map { LayoutView(name: $0) }
    let row = LayoutStackView(name: "row", arrangedSubviews: views)
    row.spacing = 8
    headless.addSubview(row)
    row.edges == headless.edges
    views.width == 100
    headless.layoutIfNeeded()
    #expect(headless.diagnostics.count == 1)
    #expect(
      root.layoutProblems().map { Set("\($0)".split(separator: "\n")) }
        == headless.diagnostics.map { Set("\($0)".split(separator: "\n")) })
    #expect(
      root.layoutProblems().map(\.description) == [
        """
        error: required constraints conflict on the x-axis of 'b'
            row.leading == root.leading
            row.trailing == root.trailing
            stack 'row' begins with 'a'
            stack 'row' puts 8 points between 'a' and 'b'
            stack 'row' ends with 'b'
            a.width == 100
            b.width == 100                                     gives way
        note: 8 + 100 + 100 = 208, but 'root.width' is 400
        note: wrap the statements in 'batch { }' to see their lines
        help: make one of them optional, for example 'b.width == 100 ~ 999'; then b.width is 292
        """
      ])
  }

  @Test
  func `an attribute of the margins is an anchor of the margins`() {
    let card = UIView(name: "card", in: root)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 30)
    for (inner, outer) in [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
      NSLayoutConstraint(
        item: card, attribute: inner, relatedBy: .equal, toItem: root, attribute: outer, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    #expect(root.layoutProblems() == [])
    card.width == 100
    // 400 - 20 - 30 is not 100.
    #expect(
      root.layoutProblems().map(\.constraints) == [
        [
          "root.margins.left == root.left + 20", "root.margins.right == root.right - 30",
          "card.leading == root.margins.leading", "card.trailing == root.margins.trailing",
          "card.width == 100",
        ]
      ])
  }

  @Test
  func `the content of a scroll view has the size that constraints give it`() {
    let (list, page) = (UIScrollView(frame: .zero), UIView(name: "page"))
    list.name("list")
    root.addSubview(list)
    list.addSubview(page)
    list.edges == root.edges
    page.edges == list.edges
    page.width == list.width
    page.height == 1200
    #expect(root.layoutProblems() == [])
    page.width == list.contentLayoutGuide.width
    #expect(root.layoutProblems() == [])
    page.height == list.frameLayoutGuide.height
    #expect(
      root.layoutProblems().first?.constraints.contains("page.height == list.frameLayoutGuide.height") == true
    )
  }

  @Test
  func `the content of a scroll view that frames place has the size that was set`() {
    let (list, page) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(name: "page")
    )
    page.translatesAutoresizingMaskIntoConstraints = true
    list.addSubview(page)
    list.contentSize = CGSize(width: 100, height: 700)
    root.addSubview(list)
    #expect(root.layoutProblems() == [])
    #expect(list.layoutProblems() == [])
  }

  @Test
  func `a keyboard is where it is`() {
    let field = UIView(name: "field", in: root)
    root.keyboardLayoutGuide.fakeKeyboardHeight = 100
    field.edges.excluding(.bottom) == root.edges.excluding(.bottom)
    field.bottom == root.keyboard.top
    field.height == 250
    root.layOut()
    #expect(
      root.layoutProblems().map(\.constraints) == [
        [
          "root.keyboard.top == root.top + 200", "field.top == root.top", "field.bottom == root.keyboard.top",
          "field.height == 250",
        ]
      ])
  }

  @Test
  func `in a sweep, the guide of the keyboard is at the bottom of every size`() {
    let field = UIView(name: "field", in: root)
    field.edges.excluding(.bottom) == root.edges.excluding(.bottom)
    field.bottom == root.keyboard.top
    expectLayoutAdapts(root)
    root.keyboardLayoutGuide.fakeKeyboardHeight = 100
    expectLayoutAdapts(root)
  }

  @Test
  func `a label that may have smaller letters is not cut`() {
    let label = UILabel(name: "label", text: "Harbour lights")
    root.addSubview(label)
    label.topLeading == root.topLeading
    label.width == 100
    root.layOut()
    withKnownIssue { expectNoProblems(root, includingNotes: true) }
    label.adjustsFontSizeToFitWidth = true
    expectNoProblems(root, includingNotes: true)
  }

  @Test
  func `a label of two lines whose text needs three is cut`() {
    let label = UILabel(name: "label", text: "Harbour lights at night")
    label.numberOfLines = 2
    root.addSubview(label)
    label.topLeading == root.topLeading
    label.width == 96
    root.layOut()
    // 12 letters a line: "Harbour", "lights at" and "night".
    #expect(
      problemFailure(root, includingNotes: true)?.message == """
        the layout of 'root' has a problem
        note: the text of 'label' is cut: it needs 48 points of height and has 32
        """)
    label.numberOfLines = 3
    expectNoProblems(root, includingNotes: true)
  }

  @Test
  func `the content view of a cell is as large as the cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel(name: "label", text: "Ada")
    cell.contentView.name("content")
    cell.contentView.addSubview(label)
    label.edges == cell.contentView.edges.inset(by: 8)
    #expect(label.layoutProblems() == [])
    label.height == 60
    #expect(label.layoutProblems().map(\.items).first?.contains("label") == true)
    let text = label.layoutProblems().map { "\($0)" }.first
    #expect(text?.contains("note: 8 + 8 + 60 = 76, but 'content.height' is 44") == true)
  }
}
