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

/// Calls that raise an exception on Apple's platforms are noted with Apple's text.
@MainActor @Suite(.nothingRaised)
struct FakeExceptionTests {
  private let root = makeRoot()
  private let a: FakeView
  private let b: FakeView
  private let kind = String(describing: FakeView.self)

  init() {
    a = FakeView(name: "a", in: root)
    b = FakeView(name: "b", in: root)
  }

  private func relate(
    _ first: NSLayoutConstraint.Attribute, to item: FakeView?, _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: a, attribute: first, relatedBy: .equal, toItem: item, attribute: second, multiplier: multiplier,
      constant: constant)
  }

  private func expectRaised(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(FakeExceptions.take() == texts, sourceLocation: sourceLocation)
  }

  @Test
  func `a place needs another place`() {
    let text =
      "NSInvalidArgumentException: NSLayoutConstraint for \(kind):a.left: A multiplier of 0 or a nil second item "
      + "together with a location for the first attribute creates an illegal constraint of a location equal to a "
      + "constant. Location attributes must be specified in pairs."
    let alone = relate(.left, to: nil, .notAnAttribute, constant: 10)
    expectRaised(text)
    _ = relate(.left, to: b, .left, multiplier: 0)
    expectRaised(text)
    // A constraint that could not be made does nothing.
    alone.isActive = true
    #expect(!alone.isActive)
  }

  @Test
  func `a size and a place are no pair`() {
    _ = relate(.width, to: b, .left)
    expectRaised(
      "NSInvalidArgumentException: *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
        + "multiplier:constant:]: Invalid pairing of layout attributes")
  }

  @Test
  func `leading and left are no pair`() {
    _ = relate(.leading, to: b, .left)
    expectRaised(
      "NSInvalidArgumentException: *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
        + "multiplier:constant:]: A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither.")
    let (left, leading) = (
      "NSLayoutXAxisAnchor:0x0 \"\(kind):a.left\"", "NSLayoutXAxisAnchor:0x0 \"\(kind):b.leading\""
    )
    _ = a.leftAnchor.constraint(equalTo: b.leadingAnchor)
    expectRaised(
      "NSInvalidArgumentException: NSLayoutConstraint for <\(left)>: A constraint cannot be made between <\(left)> and "
        + "<\(leading)> because their units are not compatible.")
  }

  @Test
  func `numbers must be finite`() {
    let width = "<NSLayoutDimension:0x0 \"\(kind):a.width\">"
    let text =
      "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  constant:"
    let constraint = a.widthAnchor.constraint(equalToConstant: .nan)
    expectRaised("\(text)nan firstAnchor:\(width) secondAnchor:(null)")
    constraint.constant = -.infinity
    expectRaised("\(text)-inf firstAnchor:\(width) secondAnchor:(null)")
    _ = relate(.width, to: b, .width, multiplier: .infinity)
    expectRaised(
      "NSInternalInconsistencyException: Multiplier is not finite!  That's illegal.  multiplier:inf")
  }

  @Test(arguments: [(0, "0"), (-1, "-1"), (1000.5, "1000.5")] as [(Float, String)])
  func `priorities lie between 0 and 1000`(priority: Float, text: String) {
    let constraint = a.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = FakePriority(priority)
    expectRaised(
      "NSInternalInconsistencyException: It's illegal to set priority:\(text).  Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    #expect(constraint.priority == .required)
  }

  @Test(arguments: [(0, "0"), (.nan, "nan")] as [(Float, String)])
  func `content has such priorities, too`(priority: Float, text: String) {
    let message =
      "NSInternalInconsistencyException: It's illegal to set priority:\(text).  Priorities must be greater than 0 and "
      + "less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    a.setContentHuggingPriority(FakePriority(priority), for: .horizontal)
    a.setContentCompressionResistancePriority(FakePriority(priority), for: .vertical)
    expectRaised(message, message)
    #expect(a.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(a.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test
  func `an active constraint stays required or optional`() {
    let constraint = a.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    constraint.priority = .defaultLow
    expectRaised(
      "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or "
        + "vice-versa) is not supported.  You passed priority 250 and the existing priority was 1000.")
    constraint.isActive = false
    constraint.priority = .defaultLow
    constraint.isActive = true
    constraint.priority = .defaultHigh
    #expect(constraint.priority == .defaultHigh)
  }

  @Test
  func `x and y do not mix, which activation finds`() {
    let constraint = relate(.left, to: b, .top)
    expectRaised()
    constraint.isActive = true
    expectRaised(
      "NSInvalidLayoutConstraintException: Constraint improperly relates anchors of incompatible types: "
        + "<NSLayoutConstraint:0x0 \(kind):a.left == \(kind):b.top   (inactive)>")
  }

  @Test
  func `items need a common ancestor`() {
    let stranger = FakeView(name: "stranger")
    a.topAnchor.constraint(equalTo: stranger.bottomAnchor).isActive = true
    expectRaised(
      "NSGenericException: Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x0 \"\(kind):a.top\"> and "
        + "<NSLayoutYAxisAnchor:0x0 \"\(kind):stranger.bottom\"> because they have no common ancestor.  Does the "
        + "constraint or its anchors reference items in different view hierarchies?  That's illegal.")
  }

  @Test
  func `a constraint goes to a view that contains its items`() {
    a.addConstraint(b.widthAnchor.constraint(equalToConstant: 8).with(250))
    expectRaised(
      "NSGenericException: Unable to install constraint on view.  Does the constraint reference something from outside "
        + "the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x0 \(kind):b.width == 8 @250   "
        + "(inactive)> view:<\(kind):a>")
  }

  @Test
  func `a guide that belongs to no view has no ancestor`() {
    let guide = FakeGuide()
    guide.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true
    expectRaised(
      "NSGenericException: Unable to activate constraint with anchors <NSLayoutDimension:0x0 "
        + "\"\(type(of: guide)):0x0.width\"> and <NSLayoutDimension:0x0 \"\(kind):a.width\"> because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal.")
  }

  @Test
  func `an item that is gone is found only by accident`() {
    var gone: FakeView? = FakeView(name: "gone", in: root)
    let constraint = gone.map { a.widthAnchor.constraint(equalTo: $0.widthAnchor) }
    gone?.removeFromSuperview()
    gone = nil
    constraint?.isActive = true
    expectRaised("EXC_BAD_ACCESS: a constraint was activated after an item had gone")
  }
}
