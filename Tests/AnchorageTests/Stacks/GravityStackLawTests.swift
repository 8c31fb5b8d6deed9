import AnchorageHeadless
import Testing

/// After any sequence of edits, an `NSStackView` lays out as a new one does that was made as it is now.
struct GravityStackLawTests {
  @Test(arguments: randomCases(20))
  func `a stack forgets what it was`(seed: Int) {
    var random = Random(seed: UInt64(seed))
    let edited = StackPlan()
    edited.addViews()
    for step in 0..<12 {
      edited.edit(&random)
      if random.int(0...2) > 0 { continue }
      let fresh = edited.copy()
      expectLines(edited.report, fresh.report)
      #expect(
        edited.stack.detachedViews.map { $0.name } == fresh.stack.detachedViews.map { $0.name }, "\(step)")
    }
  }
}

/// A row of six views in a root, with everything that a test changes.
private final class StackPlan {
  let root = makeRoot()
  let stack = LayoutGravityStackView(name: "stack")
  let inner = LayoutGravityStackView(name: "inner")
  private(set) var views: [ContentView] = []
  private let width: LayoutConstraint

  init() {
    root.addSubview(stack)
    width = stack.width == 150
    stack.topLeading == root.topLeading
    stack.setClippingResistancePriority(.low, for: .horizontal)
    for number in 0..<6 {
      views.append(ContentView("v\(number)", Double(10 + 7 * number), Double(8 + 5 * (number % 3))))
    }
  }

  func addViews() {
    for view in views[..<5] { stack.addArrangedSubview(view) }
    inner.addArrangedSubview(views[5])
    stack.addArrangedSubview(inner)
  }

  /// What a pass finds, and where it puts views that are shown.
  var report: String {
    let problems = problems(of: root)
    let shown = (views + [inner, stack]).filter { !$0.isHidden }.map { "\($0.name) \($0.frame)" }
    return (shown + [problems]).joined(separator: "\n")
  }

  private var members: [LayoutView] { Array(views[..<5]) + [inner] }

  func edit(_ random: inout Random) {
    let view = random.pick(members)
    let number = random.int(0...39)
    switch random.int(0...11) {
    case 0: stack.distribution = random.pick(LayoutGravityStackView.Distribution.allCases)
    case 1: stack.spacing = Double(number)
    case 2: stack.setCustomSpacing(Double(number), after: view)
    case 3: stack.addView(view, in: random.pick(LayoutGravityStackView.Gravity.allCases))
    case 4:
      stack.setVisibilityPriority(
        random.pick([.mustHold, .detachOnlyIfNecessary, 5, .notVisible]), for: view)
    case 5: width.constant = Double(20 + 8 * number)
    case 6: stack.layoutDirection = number % 2 == 0 ? .rightToLeft : .leftToRight
    case 7: stack.edgeInsets = LayoutInsets(top: 1, leading: Double(number), bottom: 2, trailing: 5)
    case 8: stack.alignment = random.pick([.top, .bottom, .centerY])
    case 9: stack.setHuggingPriority(LayoutPriority(Float(200 + 20 * number)), for: .horizontal)
    case 10: inner.orientation = number % 2 == 0 ? .vertical : .horizontal
    default: root.layoutIfNeeded()
    }
  }

  /// A new plan in the same state.
  func copy() -> StackPlan {
    let copy = StackPlan()
    copy.width.constant = width.constant
    (copy.stack.distribution, copy.stack.spacing) = (stack.distribution, stack.spacing)
    (copy.stack.alignment, copy.stack.edgeInsets) = (stack.alignment, stack.edgeInsets)
    copy.stack.layoutDirection = stack.layoutDirection
    copy.stack.setHuggingPriority(stack.huggingPriority(for: .horizontal), for: .horizontal)
    copy.inner.orientation = inner.orientation
    copy.inner.addArrangedSubview(copy.views[5])
    for view in stack.subviews {
      if let same = copy.members.first(where: { $0.name == view.name }) { copy.stack.addSubview(same) }
    }
    for gravity in LayoutGravityStackView.Gravity.allCases {
      for view in stack.views(in: gravity) {
        guard let same = copy.members.first(where: { $0.name == view.name }) else { continue }
        copy.stack.addView(same, in: gravity)
        copy.stack.setCustomSpacing(stack.customSpacing(after: view), after: same)
        copy.stack.setVisibilityPriority(stack.visibilityPriority(for: view), for: same)
      }
    }
    return copy
  }
}
