import AnchorageHeadless

/// Public calls on a tree, one after another, as the bytes choose them.
func fuzzCalls(_ bytes: [UInt8]) {
  let tree = FuzzTree(bytes)
  while tree.canGoOn { tree.callNext() }
  tree.root.layoutIfNeeded()
  for diagnostic in tree.root.diagnostics { _ = diagnostic.description }
}

/// A tree, with the items, constraints and groups that a program would hold. A class, because views of the tree make calls.
private final class FuzzTree {
  let root: LayoutView
  private var bytes: FuzzBytes
  private var items: [HeadlessItem]
  private var constraints: [LayoutConstraint] = []
  private var groups: [LayoutConstraintGroup] = []
  private var switches: [LayoutConstraintSwitch<Bool>] = []
  private var callCount = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = FuzzBytes(bytes)
    root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    items = [root]
  }

  /// A program that never ends is no fault of the tree.
  var canGoOn: Bool { !bytes.isEmpty && callCount < 400 && depth < 4 }

  func callNext() {
    callCount += 1
    depth += 1
    switch bytes.int(below: 8) {
    case 0: add()
    case 1, 2: state()
    case 3: changeHierarchy()
    case 4: changeView()
    case 5: changeConstraint()
    case 6: changeGroup()
    default: ask()
    }
    depth -= 1
  }

  /// Has a view make a call in one of its methods.
  fileprivate func interrupt(_ view: BusyView) {
    guard view.callsLeft > 0, canGoOn else { return }
    view.callsLeft -= 1
    callNext()
  }

  private func item() -> HeadlessItem { bytes.pick(items) }

  private func view() -> LayoutView {
    let item = item()
    return item as? LayoutView ?? (item as? LayoutGuide)?.owningView ?? root
  }

  private func someItems() -> [HeadlessItem] { (0..<bytes.int(below: 5)).map { _ in item() } }

}

// MARK: - Trees

extension FuzzTree {
  private func add() {
    guard items.count < 40 else { return }
    let kind = bytes.int(below: 9)
    let outer = view()
    let name = bytes.bool() ? "" : "v\(items.count)"
    switch kind {
    case 0:
      let guide = LayoutGuide(name: name)
      items.append(guide)
      outer.addLayoutGuide(guide)
      return
    case 1: items.append(LayoutStackView(name: name))
    case 2: items.append(LayoutScrollView(name: name))
    case 3, 4: items.append(LayoutLabel(name: name, text: bytes.text()))
    case 5: items.append(BusyView(name, in: self))
    case 6: items.append(LayoutView(name: name, frame: bytes.rect()))
    case 7: items.append(LayoutGravityStackView(name: name))
    default: items.append(LayoutView(name: name))
    }
    guard let view = items.last as? LayoutView else { return }
    if let stack = outer as? LayoutStackView {
      stack.addArrangedSubview(view)
    } else if let stack = outer as? LayoutGravityStackView {
      stack.addView(view, in: gravity())
    } else {
      outer.addSubview(view)
    }
  }

  private func gravity() -> LayoutGravityStackView.Gravity {
    bytes.pick(LayoutGravityStackView.Gravity.allCases)
  }

  private func changeHierarchy() {
    let (outer, inner) = (view(), view())
    let index = bytes.int(below: 8) - 1
    switch bytes.int(below: 15) {
    case 0: outer.addSubview(inner)
    case 1: outer.insertSubview(inner, at: index)
    case 2: inner.removeFromSuperview()
    case 3: (outer as? LayoutStackView)?.insertArrangedSubview(inner, at: index)
    case 4: (outer as? LayoutStackView)?.removeArrangedSubview(inner)
    case 5: if let guide = item() as? LayoutGuide { outer.addLayoutGuide(guide) }
    case 6: if let guide = item() as? LayoutGuide { guide.owningView?.removeLayoutGuide(guide) }
    case 7: outer.bringSubviewToFront(inner)
    case 8: outer.insertSubview(inner, belowSubview: view())
    case 9: items.append(bytes.pick([outer.margins, outer.safeArea, outer.readableContent]))
    case 12: (outer as? LayoutGravityStackView)?.insertView(inner, at: index, in: gravity())
    case 13: (outer as? LayoutGravityStackView)?.removeView(inner)
    case 14:
      let views = someItems().compactMap { $0 as? LayoutView }
      (outer as? LayoutGravityStackView)?.setViews(views, in: gravity())
    case 10: if let scroll = outer as? LayoutScrollView { items.append(scroll.contentLayoutGuide) }
    default:
      // Nothing keeps the item any longer but the tree, and then nothing may.
      let index = bytes.int(below: items.count)
      if index > 0 { items.remove(at: index) }
    }
  }

  private func changeView() {
    let view = view()
    switch bytes.int(below: 20) {
    case 0: view.isHidden.toggle()
    case 1: view.frame = bytes.rect()
    case 2: root.frame.size = bytes.size()
    case 3: view.layoutMargins = bytes.insets()
    case 4: view.safeAreaInsets = bytes.insets()
    case 5: view.preservesSuperviewLayoutMargins.toggle()
    case 6: view.insetsLayoutMarginsFromSafeArea.toggle()
    case 7: view.layoutDirection = bytes.pick([nil, .leftToRight, .rightToLeft])
    case 8: view.displayScale = bytes.bool() ? bytes.number() : nil
    case 9: view.alignmentRectInsets = bytes.insets()
    case 10: view.translatesAutoresizingMaskIntoConstraints.toggle()
    case 11: view.autoresizingMask = LayoutAutoresizingMask(rawValue: UInt(bytes.byte()))
    case 12: view.hugging.horizontal = bytes.priority()
    case 13: view.setContentCompressionResistancePriority(bytes.priority(), for: .vertical)
    case 14: view.invalidateIntrinsicContentSize()
    case 15: view.name = bytes.text()
    case 16: (view as? BusyView)?.content = bytes.size()
    default: changeKind(of: view)
    }
  }

  private func changeKind(of view: LayoutView) {
    switch view {
    case let label as LayoutLabel:
      switch bytes.int(below: 5) {
      case 0: label.text = bytes.text()
      case 1: label.numberOfLines = bytes.int(below: 4) - 1
      case 2: label.preferredMaxLayoutWidth = bytes.number()
      case 3: label.metrics = .fixedPitch(size: bytes.number())
      default: label.metrics = LayoutTextMetrics(font: .sansSerif, size: bytes.number())
      }
    case let stack as LayoutStackView:
      switch bytes.int(below: 7) {
      case 0: stack.axis = bytes.pick(LayoutAxis.allCases)
      case 1: stack.distribution = bytes.pick(LayoutStackView.Distribution.allCases)
      case 2: stack.alignment = bytes.pick(LayoutStackView.Alignment.allCases)
      case 3: stack.spacing = bytes.number()
      case 4: stack.setCustomSpacing(bytes.number(), after: self.view())
      case 5: stack.isLayoutMarginsRelativeArrangement.toggle()
      default: stack.isBaselineRelativeArrangement.toggle()
      }
    case let stack as LayoutGravityStackView: change(stack)
    case let scroll as LayoutScrollView:
      switch bytes.int(below: 3) {
      case 0: scroll.contentOffset = LayoutPoint(x: bytes.number(), y: bytes.number())
      case 1: scroll.contentInset = bytes.insets()
      default: scroll.scrollRectToVisible(bytes.rect())
      }
    case let busy as BusyView: busy.callsLeft = bytes.int(below: 4)
    default: view.setNeedsLayout()
    }
  }

  private func change(_ stack: LayoutGravityStackView) {
    let member = view()
    switch bytes.int(below: 10) {
    case 0: stack.orientation = bytes.pick(LayoutAxis.allCases)
    case 1: stack.distribution = bytes.pick(LayoutGravityStackView.Distribution.allCases)
    case 2: stack.alignment = bytes.pick(LayoutAttribute.allCases)
    case 3: stack.spacing = bytes.number()
    case 4: stack.edgeInsets = bytes.insets()
    case 5: stack.setCustomSpacing(bytes.number(), after: member)
    case 6: stack.setHuggingPriority(bytes.priority(), for: bytes.pick(LayoutAxis.allCases))
    case 7: stack.setClippingResistancePriority(bytes.priority(), for: bytes.pick(LayoutAxis.allCases))
    case 8: stack.setVisibilityPriority(.init(rawValue: bytes.priority().rawValue), for: member)
    default: stack.detachesHiddenViews.toggle()
    }
  }
}

// MARK: - Constraints

extension FuzzTree {
  private func state() {
    let made = statement()
    constraints = (constraints + made).suffix(60)
  }

  private func statement() -> [LayoutConstraint] {
    let (one, other) = (item(), item())
    let relation = bytes.pick([LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    switch bytes.int(below: 14) {
    case 0: return Array(one.edges == other.edges.inset(by: bytes.insets()) ~ bytes.priority())
    case 1: return Array(one.size == bytes.size() ~ bytes.priority())
    case 2: return Array(one.centerXY == other.centerXY.offset(x: bytes.number(), y: bytes.number()))
    case 3: return [one.trailing <= other.leading + item().width * bytes.number() + bytes.number()]
    case 4:
      return [one.width == item().height * bytes.number() + other.width / bytes.number() ~ bytes.priority()]
    case 5: return Array(one.pinToSuperview(LayoutEdges(rawValue: bytes.byte()), insets: bytes.number()))
    case 6:
      let spacing = bytes.pick([
        LayoutSpacing.fixed(bytes.number()), .equal, .evenly, .atLeast(bytes.number()),
      ])
      let sizes = bytes.pick([LayoutSizing.intrinsic, .equal, .fixed(bytes.number()), .proportional([1, 2])])
      return Array(
        someItems().distribute(
          bytes.pick(LayoutAxis.allCases), spacing: spacing, sizes: sizes, alignment: .fill, in: other))
    case 7: return Array(someItems().grid(columns: bytes.int(below: 4), spacing: bytes.number(), in: other))
    case 8: return Array(someItems().align(bytes.pick([.top, .centerX, .firstBaseline, .trailing, .fill])))
    default:
      // Any two attributes, also those that do not go together.
      let attribute = bytes.pick(LayoutAttribute.allCases)
      let second = bytes.bool() ? nil : other
      let constraint = HeadlessBackend._makeConstraint(
        one, second,
        _LayoutStatement(
          attribute, relation, bytes.pick(LayoutAttribute.allCases), times: bytes.bool() ? 1 : bytes.number(),
          plus: bytes.number(), priority: bytes.priority()))
      constraint.isActive = true
      return [constraint]
    }
  }

  private func changeConstraint() {
    guard !constraints.isEmpty else { return }
    let constraint = bytes.pick(constraints)
    switch bytes.int(below: 7) {
    case 0: constraint.constant = bytes.number()
    case 1: constraint.multiplier = bytes.number()
    case 2: constraint.priority = bytes.priority()
    case 3: constraint.relation = bytes.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
    case 4: LayoutConstraint.deactivate(constraints)
    default: constraint.isActive.toggle()
    }
  }

  private func changeGroup() {
    let count = bytes.int(below: 4)
    switch bytes.int(below: 8) {
    case 0: groups.append(batch(active: bytes.bool(), priority: bytes.priority()) { stateSome(count) })
    case 1: pickGroup()?.update { stateSome(count) }
    case 2: pickGroup()?.replace { stateSome(count) }
    case 3: pickGroup()?.merge { stateSome(count) }
    case 4: pickGroup()?.removeAll()
    case 5: pickGroup()?.isActive.toggle()
    case 6:
      if let one = pickGroup(), let other = pickGroup() {
        switches.append(LayoutConstraintSwitch([true: one, false: other], selection: bytes.bool()))
      }
    default:
      guard !switches.isEmpty else { return }
      let choice = bytes.pick(switches)
      let width = bytes.number()
      if bytes.bool() {
        choice.select(bySizeOf: view()) { $0.width < width }
      } else {
        choice.selection = bytes.bool()
      }
    }
  }

  private func pickGroup() -> LayoutConstraintGroup? { groups.isEmpty ? nil : bytes.pick(groups) }

  private func stateSome(_ count: Int) {
    for _ in 0..<count { _ = statement() }
  }
}

// MARK: - Questions

extension FuzzTree {
  private func ask() {
    let view = view()
    switch bytes.int(below: 12) {
    case 0: if bytes.int(below: 4) == 0 { askAll(about: root) }
    case 1:
      let (horizontal, vertical) = (bytes.priority(), bytes.priority())
      _ = view.systemLayoutSizeFitting(bytes.size(), horizontal: horizontal, vertical: vertical)
    case 2: _ = view.whatIf { changeConstraint() }.description
    case 3: _ = view.explanation(of: item(), bytes.pick(LayoutAttribute.allCases)).description
    case 4: view.exerciseAmbiguityInLayout()
    case 5: _ = view.constraintsAffectingLayout(for: bytes.pick(LayoutAxis.allCases)).map { $0.description }
    case 6: view.updateConstraintsIfNeeded()
    case 7: _ = view.convert(bytes.rect(), to: self.view())
    case 8: for diagnostic in view.diagnostics { _ = diagnostic.description }
    default: view.layoutIfNeeded()
    }
  }
}

/// A view with content that makes calls whenever the tree asks it for something.
private final class BusyView: LayoutView {
  var content = LayoutSize(width: 20, height: 10)
  var callsLeft = 0
  private weak var tree: FuzzTree?

  init(_ name: String, in tree: FuzzTree) {
    self.tree = tree
    super.init(name: name)
  }

  override var intrinsicContentSize: LayoutSize {
    tree?.interrupt(self)
    return content
  }

  override var isMeasuredByWidth: Bool { content.width > 100 }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    tree?.interrupt(self)
    return LayoutSize(width: content.width, height: 2000 / max(1, size.width))
  }

  override var firstBaselineOffsetFromTop: Double { content.height / 2 }

  override func updateConstraints() { tree?.interrupt(self) }

  override func layoutSubviews() { tree?.interrupt(self) }
}
