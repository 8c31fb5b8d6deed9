import AnchorageHeadless
import Testing

#if FAKE_UIKIT
import ObjectiveC
#endif

/// The memory of the platform's constraints, and the objects that outlive them.
@MainActor @Suite(.nothingRaised)
struct PlatformMemoryTests {
  private let root = makeRoot()
  private let a: FakeView
  private let b: FakeView

  init() {
    a = FakeView(name: "a", in: root)
    b = FakeView(name: "b", in: root)
  }

  /// How many weak references to the two views `body` adds, a constraint.
  private func weakReferences(_ body: () -> [NSLayoutConstraint]) -> [Int] {
    let before = [a, b].map { _getWeakRetainCount($0) }
    let constraints = body()
    let after = [a, b].map { _getWeakRetainCount($0) }
    return zip(before, after).map { Int($1 - $0) / constraints.count }
  }

  @Test
  func `a constraint adds a weak reference to each item, and none to itself`() {
    let platform = weakReferences {
      (0..<10).map { _ in a.leadingAnchor.constraint(equalTo: b.leadingAnchor) }
    }
    var constraints: [NSLayoutConstraint] = []
    let declared = weakReferences {
      constraints = Array(batch(active: false) { for _ in 0..<10 { a.leading == b.leading } })
      return constraints
    }
    #expect(zip(declared, platform).map { $0 - $1 } == [1, 1])
    let native = a.widthAnchor.constraint(equalToConstant: 10)
    #expect(constraints.allSatisfy { _getWeakRetainCount($0) == _getWeakRetainCount(native) })
  }

  @Test
  func `a constraint of a number adds one weak reference`() {
    let platform = weakReferences { [a.widthAnchor.constraint(equalToConstant: 10)] }
    let declared = weakReferences { Array(batch(active: false) { a.width == 10 }) }
    #expect(zip(declared, platform).map { $0 - $1 } == [1, 0])
  }

  @Test
  func `constraints of one line share the text of their location`() {
    let group = batch { for index in 0..<10 { a.width >= Double(index) } }
    let places = group.map { constraint in
      constraint.identifier?.utf8.withContiguousStorageIfAvailable {
        $0.baseAddress.map { UInt(bitPattern: $0) }
      }
    }
    #expect(group[0].identifier?.hasPrefix("PlatformMemoryTests.swift:") == true)
    #expect(places[0] != nil && places.allSatisfy { $0 == places[0] })
  }

  @Test
  func `what a view owns goes with it, and the constraints in it`() {
    weak var group: ConstraintGroup<FakeView.Backend>?
    weak var constraint: NSLayoutConstraint?
    do {
      let view = FakeView(name: "view")
      group = view.ownConstraints
      view.ownConstraints.update { view.width == 10 }
      constraint = view.ownConstraints.first
      #expect(group != nil && constraint != nil)
    }
    #if !FAKE_UIKIT
    // Without the Objective-C runtime it is found out when others come: as many as there were when it was looked for last,
    // also in other tests.
    var others: [FakeView] = []
    for _ in 0..<10_000 where group != nil {
      others.append(FakeView(name: "another"))
      _ = others.last?.ownConstraints
    }
    #endif
    #expect(group == nil && constraint == nil)
  }

  #if FAKE_UIKIT
  @Test
  func `nothing is attached to a constraint, except to one between distances`() {
    let width = a.width == b.width
    let distance = a.leading - root.leading == root.trailing - b.trailing
    #expect(fakeAssociatedObjectCount(of: width) == 0)
    #expect(fakeAssociatedObjectCount(of: distance) == 1)
    #expect(fakeAssociatedObjectCount(of: a) == 0)
    _ = a.ownConstraints
    #expect(fakeAssociatedObjectCount(of: a) == 1)
  }
  #endif
}
