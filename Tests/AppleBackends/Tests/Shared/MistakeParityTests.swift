import AnchorageHeadless
import Testing

/// A mistake is told in the same words on the platform and in a headless tree.
@MainActor @Suite(.nothingRaised)
struct MistakeParityTests {
  @Test(arguments: 0..<mistakeCaseCount)
  func `the same lines are the same mistakes in every world`(index: Int) {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    let views = ["a", "b"].map { LayoutView(name: $0) }
    for view in views { root.addSubview(view) }
    // Outside of every tree.
    let other = LayoutView(name: "other")
    mistakeCases[index].layOut(root, views[0], views[1], other)
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    let headless = (root.diagnostics + other.diagnostics).compactMap { diagnostic -> String? in
      if case .misuse(let mistake) = diagnostic { "\(mistake)" } else { nil }
    }

    let platformRoot = makeRoot()
    let (a, b) = (FakeView(name: "a", in: platformRoot), FakeView(name: "b", in: platformRoot))
    let platformOther = FakeView(name: "other")
    let platform = reports { mistakeCases[index].layOut(platformRoot, a, b, platformOther) }
    #expect(!headless.isEmpty)
    // Both trees of a headless constraint between them report it.
    let once = headless.enumerated().filter { !headless[..<$0.offset].contains($0.element) }
    #expect(platform == once.map { $0.element }.joined(separator: "\n"))
  }
}

/// Lines that mean nothing.
private protocol MistakeCase: Sendable {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ other: View)
}

private enum Numbers: MistakeCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ other: View) {
    batch {
      a.width == b.width * .infinity
      a.width * .infinity == b.width
      a.width / 0 == b.width
      a.width == b.width * 20_000
      a.top >= b.bottom * .nan
      a.width == b.width + .nan
      a.leading <= b.leading - .infinity
      a.height >= -2e9
      a.size == LayoutSize(width: .nan, height: 10)
      a.edges == root.edges.inset(by: .infinity)
      a.leading - b.leading == (b.trailing - a.trailing) * .nan
    }
  }
}

private enum PriorityRange: MistakeCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ other: View) {
    batch {
      a.width == 10 ~ 0
      a.width == 10 ~ 1001
      a.edges == root.edges ~ LayoutPriority(.nan)
      a.width == .nan ~ -1
    }
    batch(priority: 2000) { a.height == 10 }
  }
}

private enum Directions: MistakeCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ other: View) {
    batch {
      a.leading == b.left
      a.trailing <= b.right
      a.left >= b.leading + 8
      a.right == 0.5 * b.trailing
      a.leading - b.right == b.left - a.right
      a.left - b.centerX == b.centerX - a.trailing
    }
  }
}

private enum LonelyPlaces: MistakeCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ other: View) {
    batch {
      a.leading == b.leading * 0
      a.trailing <= b.trailing * 0 + 400
      a.top - a.top == 10
    }
  }
}

private enum Strangers: MistakeCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ other: View) {
    root.leading == other.leading + 8
    a.width == other.width ~ .high
    batch(active: false) { a.top == other.bottom }.activate()
  }
}

private enum Composites: MistakeCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ other: View) {
    a.horizontalEdges == b.verticalEdges
    [a, b].distribute(.horizontal, spacing: [1, 2], in: root)
    [a, b].distribute(.horizontal, spacing: .evenly, sizes: .equal)
    [a, b].distribute(.horizontal, alignment: .leading)
    [a, b].distribute(.vertical, in: root, insets: LayoutInsets(8))
    [a, b].distribute(.horizontal, sizes: .proportional([1]), in: root)
    [a, b].distribute(.horizontal, sizes: .proportional([.nan, 1]))
    [a, b].grid(columns: 0, in: root)
    [a, b].grid(columns: 1, rowHeights: .proportional([0, 1]))
    [a, b].distribute(.horizontal, spacing: Double.nan)
  }
}

private enum NoSuperview: MistakeCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ other: View) {
    root.pinToSuperview()
    other.pinToSuperview(.top, insets: 8)
  }
}

@MainActor private let mistakeCases: [any MistakeCase.Type] = [
  Numbers.self, PriorityRange.self, Directions.self, LonelyPlaces.self, Strangers.self, Composites.self,
  NoSuperview.self,
]

private let mistakeCaseCount = 7
