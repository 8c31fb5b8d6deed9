import Testing

/// The fakes' constraints behave as Apple's do.
@MainActor @Suite(.nothingRaised)
struct FakeConstraintTests {
  private let root = makeRoot()
  private let a: FakeView
  private let b: FakeView

  init() {
    a = FakeView(name: "a", in: root)
    b = FakeView(name: "b", in: root)
  }

  @Test
  func `a fresh constraint is required and inactive`() {
    let constraint = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: -3)
    #expect(constraint.priority == .required && !constraint.isActive && !constraint.shouldBeArchived)
    #expect(constraint.identifier == nil)
    #expect(constraint.firstItem === a && constraint.firstAttribute == .width)
    #expect(constraint.secondItem === b && constraint.secondAttribute == .width)
    #expect(constraint.relation == .equal && constraint.multiplier == 2 && constraint.constant == -3)
    #expect((constraint.firstAnchor as AnyObject) as? NSLayoutDimension == a.widthAnchor)
  }

  @Test
  func `the nearest common ancestor holds an active constraint`() {
    let inner = FakeView(name: "inner", in: a)
    let own = a.widthAnchor.constraint(equalToConstant: 10)
    let across = inner.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    let up = inner.topAnchor.constraint(equalTo: a.topAnchor)
    NSLayoutConstraint.activate([own, across, up])
    #expect(a.constraints == [own, up])
    #expect(root.constraints == [across])
    NSLayoutConstraint.deactivate([own, across])
    #expect(a.constraints == [up] && root.constraints == [])
    #expect(FakeLog.current.activations == [3] && FakeLog.current.deactivations == [2])
  }

  @Test
  func `a view that leaves takes its own constraints with it and no others`() {
    let own = b.heightAnchor.constraint(equalToConstant: 10)
    let across = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    NSLayoutConstraint.activate([own, across])
    b.removeFromSuperview()
    #expect(own.isActive && !across.isActive)
    #expect(root.constraints == [])
    root.addSubview(b)
    #expect(!across.isActive)
    across.isActive = true
    #expect(root.constraints == [across])
  }

  @Test
  func `a constant changes frames in the next pass`() {
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layOut()
    width.constant = 30
    #expect(a.frame.width == 10)
    root.layOut()
    #expect(a.frame.width == 30)
  }

  @Test
  func `an active constraint is kept alive by its holder`() {
    weak var constraint: NSLayoutConstraint?
    do {
      let made = a.widthAnchor.constraint(equalToConstant: 10)
      made.isActive = true
      constraint = made
    }
    #expect(constraint != nil)
    constraint?.isActive = false
    #expect(constraint == nil)
  }

  @Test
  func `constraints do not keep their items alive`() {
    var view: FakeView? = FakeView(name: "short")
    let constraint = view.map { $0.widthAnchor.constraint(equalToConstant: 10) }
    view = nil
    #expect(constraint?.firstItem == nil)
    #expect(FakeExceptions.take() == ["EXC_BAD_ACCESS: an item of a constraint was read after it had gone"])
  }

  @Test
  func `the constraints that affect a layout are found again`() {
    let leading = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([leading, width])
    root.layOut()
    #expect(a.constraintsAffectingLayout(for: .horizontal) == [leading, width])
    #expect(b.hasAmbiguousLayout)
  }

  @Test
  func `a conflict is reported`() {
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 100), a.widthAnchor.constraint(equalToConstant: 200),
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 20),
    ])
    b.removeFromSuperview()
    root.layOut()
    #expect(
      root.fakeProblems.map { $0.prefix(37) }
        == ["error: required constraints conflict on"].map { $0.prefix(37) })
  }
}
