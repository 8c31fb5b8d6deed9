import AnchorageHeadless
import Testing

/// Mistakes for which the platform would raise an exception when a constraint is made are reported instead.
@MainActor @Suite(.nothingRaised)
struct PlatformMistakeTests {
  private let root = makeRoot()
  private let a: FakeView
  private let b: FakeView

  private let range = "use a finite number of magnitude 1000000000 or less"
  private let multipliers =
    "use a multiplier from 0.0001 to 10000: with others, rounding errors would decide the layout"
  private let priority = "use a priority above 0 and up to 1000, for example '~ .high'"
  private let mixed = "use leading and trailing for both, or left and right for both"

  init() {
    a = FakeView(name: "a", in: root)
    b = FakeView(name: "b", in: root)
  }

  @Test
  func `lines that cannot mean anything are reported, and the others of the batch hold`() {
    var group: ConstraintGroup<FakeView.Backend>?
    let found = reports {
      group = batch {
        a.width == b.width * .infinity
        a.width * .infinity == b.width
        a.width / 0 == b.width
        a.top == b.bottom * .nan
        a.width == b.width + .nan
        a.leading == b.leading - .infinity
        a.height >= 2e9
        a.width == 10 ~ 0
        a.width == 10 ~ 1000.5
        a.width == 10 ~ LayoutPriority(.nan)
        a.leading == b.leading * 0
        a.leading == b.left
        a.left >= b.trailing + 8
        a.leading - b.right == b.left - a.right
        a.leading - a.leading == 10
        a.width == 20
      }
    }
    let line = #line - 18
    #expect(
      found == """
        error: the multiplier of a constraint of 'a' cannot be infinite
            a.width == b.width * inf      PlatformMistakeTests.swift:\(line)
        help: \(multipliers)
        error: the multiplier of a constraint of 'a' cannot be infinite
            a.width * inf == b.width      PlatformMistakeTests.swift:\(line + 1)
        help: \(multipliers)
        error: the multiplier of a constraint of 'a' cannot be infinite
            a.width * inf == b.width      PlatformMistakeTests.swift:\(line + 2)
        help: \(multipliers)
        error: the multiplier of a constraint of 'a' cannot be NaN
            a.top == b.bottom * nan      PlatformMistakeTests.swift:\(line + 3)
        help: \(multipliers)
        error: the constant of a constraint of 'a' cannot be NaN
            a.width == b.width + nan      PlatformMistakeTests.swift:\(line + 4)
        help: \(range)
        error: the constant of a constraint of 'a' cannot be infinite
            a.leading == b.leading - inf      PlatformMistakeTests.swift:\(line + 5)
        help: \(range)
        error: the constant of a constraint of 'a' cannot be 2000000000
            a.height >= 2000000000      PlatformMistakeTests.swift:\(line + 6)
        help: \(range)
        error: a priority of 'a' cannot be 0
            a.width == 10 ~ 0      PlatformMistakeTests.swift:\(line + 7)
        help: \(priority)
        error: a priority of 'a' cannot be 1000.5
            a.width == 10 ~ 1000.5      PlatformMistakeTests.swift:\(line + 8)
        help: \(priority)
        error: a priority of 'a' cannot be NaN
            a.width == 10 ~ nan      PlatformMistakeTests.swift:\(line + 9)
        help: \(priority)
        error: 'a.leading' is a coordinate and cannot be compared with a number alone
            a.leading == 0      PlatformMistakeTests.swift:\(line + 10)
        help: compare it with another anchor, for example 'a.leading == superview.leading + 8'
        error: 'a.leading' and 'b.left' cannot be compared: one follows the layout direction, the other does not
            a.leading == b.left      PlatformMistakeTests.swift:\(line + 11)
        help: \(mixed)
        error: 'a.left' and 'b.trailing' cannot be compared: one follows the layout direction, the other does not
            a.left >= b.trailing + 8      PlatformMistakeTests.swift:\(line + 12)
        help: \(mixed)
        error: 'a.leading' and 'b.right' cannot be compared: one follows the layout direction, the other does not
            a.leading - b.right == b.left - a.right      PlatformMistakeTests.swift:\(line + 13)
        help: \(mixed)
        error: the anchors of the constraint cancel out
            a.leading * 0 == 10      PlatformMistakeTests.swift:\(line + 14)
        help: relate two different anchors, or a dimension and a number
        """)
    #expect(group?.map { $0.isActive } == Array(repeating: false, count: 15) + [true])
    #expect(a.constraints.map { $0.layoutDescription } == ["a.width == 20"])
  }

  @Test
  func `a line of its own is reported at once`() {
    let found = reports { a.leading == b.left ~ .high }
    #expect(
      found == """
        error: 'a.leading' and 'b.left' cannot be compared: one follows the layout direction, the other does not
            a.leading == b.left ~ .high
        help: \(mixed)
        """)
    #expect(root.constraints == [])
  }

  @Test(arguments: [(20_000.0, "20000"), (-20_000, "-20000"), (1e-6, "1e-06")])
  func `a multiplier far from one is refused in a plain line`(multiplier: Double, text: String) {
    var constraint: NSLayoutConstraint?
    let found = reports { constraint = a.width == b.width * multiplier }
    #expect(
      found == """
        error: the multiplier of a constraint of 'a' cannot be \(text)
            a.width == b.width * \(text)
        help: \(multipliers)
        """)
    #expect(constraint?.isActive == false)
    let allowed = a.width == b.width * 10_000
    #expect(allowed.isActive && root.constraints == [allowed])
  }

  @Test
  func `a refused constraint keeps its words and stays refused, whatever it is called`() {
    var group: ConstraintGroup<FakeView.Backend>?
    let first = reports { group = batch(active: false) { a.trailing <= b.trailing * 0 + 400 } }
    let place = "      PlatformMistakeTests.swift:\(#line - 1)"
    group?.identifier("mine")
    let second = reports {
      group?.activate()
      group?.activate()
    }
    let text = """
      error: 'a.trailing' is a coordinate and cannot be compared with a number alone
          a.trailing <= 400
      help: compare it with another anchor, for example 'a.trailing == superview.trailing + 8'
      """
    #expect(first == text.replacing("400", with: "400\(place)"))
    #expect(second == "\(text)\n\(text)")
    #expect(group?["mine"].map { $0.layoutDescription } == ["a.trailing <= 400"])
    #expect(group?.isActive == false && a.constraints == [])
  }

  @Test
  func `an extent times zero is a number`() {
    let found = reports { a.width <= b.width * 0 + 400 }
    #expect(found == "" && a.constraints.map { $0.layoutDescription } == ["a.width <= 400"])
  }

  @Test
  func `an equation of different kinds, which the types keep from being written, is refused`() {
    let (place, extent) = ((a.leading + 0).sum, (a.width + 0).sum)
    let equations = [
      LayoutEquation(place, .equal, (b.top + 0).sum), LayoutEquation(extent, .equal, (b.top + 0).sum),
      LayoutEquation(place, .equal, (b.height + 0).sum),
    ]
    let found = reports {
      for equation in equations { FakeView.Backend._activate(FakeView.Backend._makeConstraint(equation)) }
    }
    #expect(
      found == """
        error: 'a.leading' and 'b.top' cannot be compared: they measure different things
            a.leading == b.top
        help: compare anchors of one axis, or dimensions with dimensions
        error: 'a.width' and 'b.top' cannot be compared: they measure different things
            a.width == b.top
        help: compare anchors of one axis, or dimensions with dimensions
        error: 'a.leading' and 'b.height' cannot be compared: they measure different things
            a.leading == b.height
        help: compare anchors of one axis, or dimensions with dimensions
        """)
  }

  @Test
  func `what is neither two anchors nor distances and extents is too much`() {
    let found = reports {
      a.leading * 2 - b.leading == a.height
      a.height == a.top - b.top * 3
    }
    let help = "relate two anchors, distances or dimensions; for a sum, add a layout guide that has its size"
    #expect(
      found == """
        error: the constraint has more anchors than UIKit's or AppKit's can have
            a.leading * 2 - b.leading == a.height
        help: \(help)
        error: the constraint has more anchors than UIKit's or AppKit's can have
            a.height == a.top - b.top * 3
        help: \(help)
        """)
  }

  @Test
  func `numbers that division makes too large are refused`() {
    // The platform takes no multiplier on the left, so it gets 4096 times the right side.
    let found = reports {
      (a.leading - b.leading) * 0x1p-12 == a.height + 1e6
      (a.leading - b.leading) * 0x1p-12 == a.height * 4
    }
    #expect(
      found == """
        error: the constant of a constraint of 'a' cannot be 4096000000
            a.leading * 0.000244140625 - b.leading * 0.000244140625 == a.height + 1000000
        help: \(range)
        error: the multiplier of a constraint of 'a' cannot be 16384
            a.leading * 0.000244140625 - b.leading * 0.000244140625 == a.height * 4
        help: \(multipliers)
        """)
  }

  @Test(arguments: [(Float.nan, "nan"), (.infinity, "inf"), (-1, "-1"), (0, "0"), (1000.5, "1000.5")])
  func `a priority outside its range is refused wherever it is given`(number: Float, text: String) {
    let wrong = LayoutPriority(number)
    let found = reports {
      batch(priority: wrong) { [a, b].height == 10 }
      a.hugging = LayoutContentPriorities(wrong)
      a.hugging.vertical = wrong
      a.compressionResistance = LayoutContentPriorities(horizontal: .required, vertical: wrong)
      a.compressionResistance.horizontal = wrong
    }
    let line = #line - 6
    let own = "error: a priority of 'a' cannot be \(refused(text))\nhelp: \(priority)"
    #expect(
      found == """
        error: a priority of 'a' cannot be \(refused(text))
            a.height == 10 ~ \(text)      PlatformMistakeTests.swift:\(line)
        help: \(priority)
        error: a priority of 'b' cannot be \(refused(text))
            b.height == 10 ~ \(text)      PlatformMistakeTests.swift:\(line)
        help: \(priority)
        \(own)
        \(own)
        \(own)
        \(own)
        """)
    #expect(a.hugging == LayoutContentPriorities(.low))
    #expect(a.compressionResistance == LayoutContentPriorities(.high))
  }

  @Test
  func `a mistake stops the program unless it is handled`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let a = FakeView(name: "a")
        a.width == 10 ~ 0
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("error: a priority of 'a' cannot be 0"))
  }
}

/// A number as reports say it that refuse it: some have no digits.
private func refused(_ number: String) -> String {
  switch number {
  case "nan": "NaN"
  case "inf", "-inf": "infinite"
  default: number
  }
}
