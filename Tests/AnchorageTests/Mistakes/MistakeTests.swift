import AnchorageHeadless
import Testing

/// Every mistake, with the whole text of its report: numbers and constraints here, trees and lists in files of their own.
struct MistakeTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
    a.edges == root.edges
    b.edges == root.edges
  }

  @Test(arguments: [
    (Double.nan, "NaN"), (.infinity, "infinite"), (-.infinity, "infinite"), (1e300, "1e+300"),
    (2e9, "2000000000"),
  ])
  func `a number that is not finite or too large is refused everywhere`(number: Double, text: String) {
    let constraint = a.leading >= root.leading - 5
    constraint.constant = number
    #expect(constraint.constant == -5)
    a.frame.origin.x = number
    a.layoutMargins.top = number
    a.safeAreaInsets = LayoutInsets(number)
    a.alignmentRectInsets.leading = number
    #expect(a.layoutMargins == LayoutInsets(8) && a.safeAreaInsets == .zero)
    expectLines(
      problems(of: root),
      """
      error: the constant of a constraint of 'a' cannot be \(text)
          a.leading >= root.leading - 5
      help: use a finite number of magnitude 1000000000 or less
      error: the frame of 'a' cannot be \(text)
      help: use a finite number of magnitude 1000000000 or less
      error: the layout margins of 'a' cannot be \(text)
      help: use a finite number of magnitude 1000000000 or less
      error: the safe area of 'a' cannot be \(text)
      help: use a finite number of magnitude 1000000000 or less
      error: the alignment insets of 'a' cannot be \(text)
      help: use a finite number of magnitude 1000000000 or less
      """)
    #expect(problems(of: root) != "")
    #expect(a.frame == LayoutRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test
  func `a constraint that cannot mean anything stays inactive and is reported`() {
    let group = batch {
      a.width == b.width * .infinity
      a.width * .infinity == b.width
      a.width / 0 == b.width
      a.width == b.width + .nan
      a.width == 10 ~ 0
      a.width == 10 ~ 1001
      a.width == 10 ~ LayoutPriority(.nan)
      a.leading == b.leading * 0
      a.leading == b.left
      a.leading - b.right == b.left - a.right
      a.width - a.width == 10
    }
    #expect(group.allSatisfy { !$0.isActive })
    let line = #line - 13
    let range = "use a finite number of magnitude 1000000000 or less"
    let multipliers =
      "use a multiplier from 0.0001 to 10000: with others, rounding errors would decide the layout"
    let priority = "use a priority above 0 and up to 1000, for example '~ .high'"
    let mixed = "use leading and trailing for both, or left and right for both"
    expectLines(
      problems(of: root),
      """
      error: the multiplier of a constraint of 'a' cannot be infinite
          a.width == b.width * inf   MistakeTests.swift:\(line)
      help: \(multipliers)
      error: the multiplier of a constraint of 'a' cannot be infinite
          a.width * inf == b.width   MistakeTests.swift:\(line + 1)
      help: \(multipliers)
      error: the multiplier of a constraint of 'a' cannot be infinite
          a.width * inf == b.width   MistakeTests.swift:\(line + 2)
      help: \(multipliers)
      error: the constant of a constraint of 'a' cannot be NaN
          a.width == b.width + nan   MistakeTests.swift:\(line + 3)
      help: \(range)
      error: a priority of 'a' cannot be 0
          a.width == 10 ~ 0   MistakeTests.swift:\(line + 4)
      help: \(priority)
      error: a priority of 'a' cannot be 1001
          a.width == 10 ~ 1001   MistakeTests.swift:\(line + 5)
      help: \(priority)
      error: a priority of 'a' cannot be NaN
          a.width == 10 ~ nan   MistakeTests.swift:\(line + 6)
      help: \(priority)
      error: 'a.leading' is a coordinate and cannot be compared with a number alone
          a.leading == 0   MistakeTests.swift:\(line + 7)
      help: compare it with another anchor, for example 'a.leading == superview.leading + 8'
      error: 'a.leading' and 'b.left' cannot be compared: one follows the layout direction, the other does not
          a.leading == b.left   MistakeTests.swift:\(line + 8)
      help: \(mixed)
      error: 'a.leading' and 'b.right' cannot be compared: one follows the layout direction, the other does not
          a.leading - b.right == b.left - a.right   MistakeTests.swift:\(line + 9)
      help: \(mixed)
      error: the anchors of the constraint cancel out
          a.width * 0 == 10   MistakeTests.swift:\(line + 10)
      help: relate two different anchors, or a dimension and a number
      """)
    expectLayout(root, "root 0 0 400 300\n├ a 0 0 400 300\n└ b 0 0 400 300")
    #expect(root.diagnostics.count == 11)
  }

  @Test
  func `a statement that makes one mistake several times is one report`() {
    batch { a.edges == b.edges.inset(by: .infinity) }
    let line = "MistakeTests.swift:\(#line - 1)"
    expectLines(
      problems(of: root),
      """
      error: the constant of a constraint of 'a' cannot be infinite
          a.top == b.top + inf                \(line)
          a.leading == b.leading + inf        \(line)
          a.bottom == b.bottom - inf          \(line)
          a.trailing == b.trailing - inf      \(line)
      help: use a finite number of magnitude 1000000000 or less
      """)
    guard case .misuse(let mistake)? = root.diagnostics.first else { return }
    #expect(mistake.otherConstraints.count == 3)
  }

  @Test
  func `a mistake is reported by one pass, and a mended constraint becomes active`() {
    let constraint = a.width >= .nan
    #expect(!constraint.isActive)
    #expect(problems(of: root) != "")
    constraint.constant = 50
    constraint.isActive = true
    #expect(constraint.isActive)
    #expect(problems(of: root) == "")
    constraint.priority = 0
    #expect(constraint.priority == .required)
    #expect(
      problems(of: root) == """
        error: a priority of 'a' cannot be 0
            a.width >= 50
        help: use a priority above 0 and up to 1000, for example '~ .high'
        """)
  }

  @Test
  func `sizes below zero are refused`() {
    let c = LayoutView(name: "c", frame: LayoutRect(x: 0, y: 0, width: -5, height: 10))
    root.addSubview(c)
    #expect(c.frame == .zero)
    #expect(
      problems(of: root) == """
        error: the width or height of 'c' cannot be -5
        help: use a size of 0 or more
        """)
  }

  @Test
  func `content that is not a size is refused`() {
    let c = ContentView("c", .nan, 1e300, first: .infinity)
    root.addSubview(c)
    c.edges == root.edges
    c.firstBaseline >= root.top
    c.setContentHuggingPriority(0, for: .vertical)
    c.setContentCompressionResistancePriority(1000.5, for: .vertical)
    #expect(c.contentHuggingPriority(for: .vertical) == .low)
    #expect(c.contentCompressionResistancePriority(for: .vertical) == .high)
    expectLines(
      problems(of: root),
      """
      error: a priority of 'c' cannot be 0
      help: use a priority above 0 and up to 1000, for example '~ .high'
      error: a priority of 'c' cannot be 1000.5
      help: use a priority above 0 and up to 1000, for example '~ .high'
      error: the baseline of 'c' cannot be infinite
      help: use a finite number of magnitude 1000000000 or less
      error: the intrinsic content size of 'c' cannot be NaN
      help: use a finite number of magnitude 1000000000 or less
      error: the intrinsic content size of 'c' cannot be 1e+300
      help: use a finite number of magnitude 1000000000 or less
      """)
  }
}
