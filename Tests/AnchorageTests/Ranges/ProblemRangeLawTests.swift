import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Ranges of sizes beside layouts at every quarter of a point.
struct ProblemRangeLawTests {
  /// A screen with rows of boxes and texts, some of which are too wide for it, or do not fit together.
  private static func makeScreen(_ seed: Int) -> LayoutView {
    var random = Random(seed: UInt64(seed))
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 200, height: 400))
    var above = root.top
    for row in 0..<random.int(1...4) {
      var items: [LayoutView] = []
      for column in 0..<random.int(1...3) {
        let item = makeItem("item\(row)\(column)", &random)
        root.addSubview(item)
        item.top == above
        if let last = items.last { item.leading == last.trailing + Double(random.int(0...12)) }
        if random.chance(30) { item.width >= Double(random.int(20...160)) / 3 }
        if random.chance(20) { item.width == root.width * 0.25 + Double(random.int(-20...40)) ~ 600 }
        if random.chance(15) { item.height <= 20 }
        if random.chance(10), let last = items.last { item.width == last.width * 2 ~ .high }
        items.append(item)
      }
      items[0].leading == root.leading + Double(random.int(0...20))
      if random.chance(50) {
        items[items.count - 1].trailing == root.trailing - Double(random.int(0...20))
      } else {
        items[items.count - 1].trailing <= root.trailing - Double(random.int(0...20))
      }
      above = items[0].bottom
    }
    if random.chance(40), let item = root.subviews.first {
      let threshold = Double(random.int(150...250))
      let forms: LayoutConstraintSwitch<Bool> = ConstraintSwitch([
        false: batch(active: false) { item.width >= Double(random.int(20...150)) },
        true: batch(active: false) { item.width <= Double(random.int(20...150)) },
      ])
      forms.select(bySizeOf: root) { $0.width < threshold }
    }
    return root
  }

  private static func makeItem(_ name: String, _ random: inout Random) -> LayoutView {
    switch random.int(0...2) {
    case 0:
      let view = LayoutView(name: name)
      view.height == Double(random.int(5...30))
      if random.chance(50) { view.width == Double(random.int(10...80)) ~ random.pick([1000, 750, 250]) }
      return view
    case 1:
      return LayoutLabel(name: name, text: String(repeating: "x", count: random.int(1...14)))
    default:
      let words = (0..<random.int(2...6)).map { _ in String(repeating: "w", count: random.int(1...6)) }
      let label = LayoutLabel(name: name, text: words.joined(separator: " "))
      label.numberOfLines = random.int(0...2)
      return label
    }
  }

  /// A problem by the names of what it is about, which are different here.
  private enum Name: Hashable {
    case problem(LayoutDiagnostic.Identity)
    case note(String, LayoutAxis?, [String])

    init(_ key: ProblemKey) {
      switch key {
      case .problem(let identity, _): self = .problem(identity)
      case .note(let kind, let axis, let items, _): self = .note(kind, axis, items)
      }
    }

    init(_ report: LayoutProblemRange.Report) {
      switch report {
      case .problem(let problem): self = .problem(problem.identity)
      case .note(let note): self.init(ProblemKey(note, at: 0))
      }
    }
  }

  /// The problems of a new tree at each quarter of a point.
  private static func problemsByQuarters(_ seed: Int, _ widths: ClosedRange<Double>) -> [Set<Name>] {
    let root = makeScreen(seed)
    return stride(from: widths.lowerBound, through: widths.upperBound, by: 0.25).map { width in
      root.frame.size.width = width
      root.layoutIfNeeded()
      return Set((root.engine?.problemKeys() ?? []).map { Name($0) })
    }
  }

  @Test(arguments: randomCases(60))
  func `ranges are those of layouts at every quarter of a point`(seed: Int) {
    let widths = 140.0...260
    let root = Self.makeScreen(seed)
    let ranges = root.problems(overWidths: widths)
    let quarters = Self.problemsByQuarters(seed, widths)
    let keys = ranges.map { Name($0.report) }
    var differing: [Name: [Int]] = [:]
    for (index, problems) in quarters.enumerated() {
      let width = widths.lowerBound + Double(index) / 4
      for key in problems.union(keys) {
        let own = zip(keys, ranges).filter { $0.0 == key }.map { $0.1.sizes }
        let isNearEnd = own.contains {
          abs($0.lowerBound - width) <= 1 / 64 || abs($0.upperBound - width) <= 1 / 64
        }
        if isNearEnd { continue }
        if own.contains(where: { $0.contains(width) }) != problems.contains(key) {
          differing[key, default: []].append(index)
        }
      }
    }
    // A problem that exists at no whole point may be missed.
    let wrong = differing.filter { $0.value.contains { $0 % 4 == 0 } }
    #expect(wrong.isEmpty, "seed \(seed): \(wrong)")
  }
}
