import Anchorage
import Cassowary

// Statements that a person would add where one is missing: an edge like that on the other side, the edge of
// the superview, or a size. Values are made up, but the words are those of the code.

extension RemedyWriter {
  /// The sizes that a view gets which has none.
  static let exampleSize = LayoutSize(width: 100, height: 44)

  func remedies(for opening: OpeningSubject, in entries: ContiguousArray<EngineEntry>) -> [Remedy] {
    var numbers: [(item: HeadlessItem, number: FrameNumbers)] = []
    for number in opening.numbers {
      guard let item = entries[number.entry].node.item else { return [] }
      numbers.append((item, number.number))
    }
    // In the order in which people write them: where, and then how large.
    let places = numbers.filter { $0.number == .x } + numbers.filter { $0.number == .y }
    let sizes = numbers.filter { $0.number != .x && $0.number != .y }
    if let guide = numbers.first?.item as? LayoutGuide {
      return contentRemedies(guide, numbers.map { $0.number })
    }
    var choices: [[LayoutConstraint]] = []
    for (item, number) in places + sizes {
      guard let view = item as? LayoutView else { return [] }
      choices.append(
        statements(for: number, of: view, amongOpen: numbers.filter { $0.item === item }.map { $0.number }))
    }
    var remedies = edgesRemedy(numbers.map { $0.item }).map { [$0] } ?? []
    func append(_ constraints: [LayoutConstraint]) {
      remedies.append(
        Remedy(.addition, with: constraints.map { $0.description }, constraints.map { .activate($0) }))
    }
    // All of them in the same way, the first ways first.
    for way in 0..<(choices.map { $0.count }.max() ?? 0) {
      append(choices.map { $0[min(way, $0.count - 1)] })
    }
    return remedies
  }

  /// A required statement that is not active: an anchor is where that of another item is, or a dimension is a number.
  func equation(
    _ node: ItemNode, _ attribute: LayoutAttribute, _ other: ItemNode?, _ constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      node, other,
      _LayoutStatement(attribute, .equal, other == nil ? .notAnAttribute : attribute, plus: constant),
      placesFirst: false)
  }

  /// Makes a view of which nothing is known as large as what it is in.
  private func edgesRemedy(_ items: [HeadlessItem]) -> Remedy? {
    guard items.count == 4, let view = items[0] as? LayoutView, items.allSatisfy({ $0 === view }),
      let superview = view.superview
    else { return nil }
    let edges = [LayoutAttribute.top, .leading, .bottom, .trailing].map { edge in
      equation(view.node, edge, superview.node)
    }
    let code = "\(view.displayName).edges == \(superview.displayName).edges"
    return Remedy(.addition, with: [code], edges.map { .activate($0) })
  }

  /// Statements each of which would settle a number of a view.
  private func statements(
    for number: FrameNumbers, of view: LayoutView, amongOpen open: [FrameNumbers]
  ) -> [LayoutConstraint] {
    guard let superview = view.superview else { return [] }
    let code = words(about: view)
    func equal(_ attribute: LayoutAttribute, _ item: ItemNode? = nil, _ constant: Double = 0)
      -> LayoutConstraint
    {
      equation(view.node, attribute, item, constant)
    }
    switch number {
    case .x, .y:
      let near: LayoutAttribute = number == .y ? .top : code.near
      let far: LayoutAttribute = number == .y ? .bottom : code.far
      // The code may state a limit where it means the edge.
      let limits = code.limits.filter { $0.firstAttribute == near || $0.firstAttribute == far }
      return limits.map { equal($0.firstAttribute, $0.secondNode, $0.constant) }
        + [equal(near, superview.node), equal(far, superview.node)]
    default:
      let isWidth = number == .width
      let (near, far): (LayoutAttribute, LayoutAttribute) = isWidth ? (code.near, code.far) : (.top, .bottom)
      let example = isWidth ? RemedyWriter.exampleSize.width : RemedyWriter.exampleSize.height
      let size = isWidth ? view.frame.width : view.frame.height
      // An open size is as small as it can be, which is rarely what was meant.
      let isExample = size < example || size >= 1e9
      let fixed = equal(isWidth ? .width : .height, nil, isExample ? example : Double(Int64(size)))
      // Where one edge is pinned and nothing is said of the other, that was forgotten.
      if open.contains(isWidth ? .x : .y) {
        return isWidth && view.frame.width < 1 ? [equal(far, superview.node), fixed] : [fixed]
      }
      for (edge, missing) in [(near, far), (far, near)] where !code.attributes.contains(missing) {
        guard let pin = code.pins.first(where: { $0.firstAttribute == edge }) else { continue }
        return [equal(missing, pin.secondNode, -pin.constant), fixed]
      }
      return [fixed]
    }
  }

  /// The attributes, pins and limits of a view that constraints mention.
  struct Words {
    var attributes: Set<LayoutAttribute> = []
    /// The edges that are the same as those of what the view is in, but for a distance.
    var pins: [LayoutConstraint] = []
    /// The edges that are limited by those.
    var limits: [LayoutConstraint] = []

    private var isAbsolute: Bool { attributes.contains { $0.ignoresDirection } }
    var near: LayoutAttribute { isAbsolute ? .left : .leading }
    var far: LayoutAttribute { isAbsolute ? .right : .trailing }
  }

  func words(about view: LayoutView) -> Words {
    var words = Words()
    for holder in view.selfAndAncestors {
      holder.held.forEach { constraint in
        for anchor in ConflictSource.constraint(constraint).anchors where anchor.item === view {
          words.attributes.insert(anchor.attribute)
        }
        guard constraint.sides == nil, constraint.firstNode === view.node, constraint.multiplier == 1,
          constraint.firstAttribute == constraint.secondAttribute, constraint.priority == .required,
          constraint.secondItem?.owner === view.superview
        else { return }
        if constraint.relation == .equal {
          words.pins.append(constraint)
        } else {
          words.limits.append(constraint)
        }
      }
    }
    return words
  }

  /// Pins what a scroll view contains to the far edges of its content area, or makes it as large as the frame of the scroll view.
  private func contentRemedies(_ guide: LayoutGuide, _ numbers: [FrameNumbers]) -> [Remedy] {
    guard let scrollView = guide.owningView else { return [] }
    var remedies: [Remedy] = []
    for view in scrollView.subviews.reversed() where !view.translatesMask {
      let (trailing, code) = (words(about: view).far, scrollView.node)
      append(
        numbers.map { number in
          let attribute: LayoutAttribute = number == .width ? trailing : .bottom
          return equation(view.node, attribute, code)
        })
    }
    // Views that are pinned to the far edges already have no size; they would be as large as the frame.
    let contents = scrollView.subviews.reversed().filter { !$0.translatesMask }
    for node in contents.map({ $0.node }) + [guide.node] {
      append(
        numbers.map { number in
          let attribute: LayoutAttribute = number == .width ? .width : .height
          return equation(node, attribute, scrollView.node)
        })
    }
    return remedies

    func append(_ constraints: [LayoutConstraint]) {
      remedies.append(
        Remedy(.addition, with: constraints.map { $0.description }, constraints.map { .activate($0) }))
    }
  }
}
