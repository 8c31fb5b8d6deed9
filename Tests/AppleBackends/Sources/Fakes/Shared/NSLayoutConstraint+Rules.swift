@testable internal import HeadlessAnchorage

// The calls that raise: see "Legal pairs" in Apple's Auto Layout Guide, and public crash reports for texts.

extension NSLayoutConstraint {
  /// Notes what making the constraint would have raised.
  func check(isMadeByAnchors: Bool) {
    guard let (name, reason) = mistake(isMadeByAnchors: isMadeByAnchors) else { return }
    isIllegal = true
    FakeExceptions.raise(name, reason)
  }

  func acceptsConstant(_ constant: CGFloat) -> Bool {
    if constant.isFinite { return true }
    FakeExceptions.raise("NSInternalInconsistencyException", text(ofConstant: constant))
    return false
  }

  private func text(ofConstant constant: CGFloat) -> String {
    "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(Double(constant)) "
      + "firstAnchor:\(first.anchorText) secondAnchor:\(second.isEmpty ? "(null)" : second.anchorText)"
  }

  private func mistake(isMadeByAnchors: Bool) -> (name: String, reason: String)? {
    let invalid = "NSInvalidArgumentException"
    let factory =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
    if !constant.isFinite { return ("NSInternalInconsistencyException", text(ofConstant: constant)) }
    if !multiplier.isFinite {
      return (
        "NSInternalInconsistencyException",
        "Multiplier is not finite!  That's illegal.  multiplier:\(Double(multiplier))"
      )
    }
    if first.isDistance { return nil }
    if firstAttribute == .notAnAttribute {
      return (invalid, factory + "Invalid pairing of layout attributes")
    }
    let isAlone = second.isEmpty || !second.isDistance && secondAttribute == .notAnAttribute
    if !firstAttribute.isDimension && (isAlone || multiplier == 0) {
      return (
        invalid,
        "NSLayoutConstraint for \(first.text): A multiplier of 0 or a nil second item together with a location for "
          + "the first attribute creates an illegal constraint of a location equal to a constant. Location "
          + "attributes must be specified in pairs."
      )
    }
    if isAlone { return nil }
    if firstAttribute.isDimension != (second.isDistance || secondAttribute.isDimension) {
      return (invalid, factory + "Invalid pairing of layout attributes")
    }
    if firstAttribute.followsDirection && secondAttribute.ignoresDirection
      || firstAttribute.ignoresDirection && secondAttribute.followsDirection
    {
      let byAnchors =
        "NSLayoutConstraint for \(first.anchorText): A constraint cannot be made between \(first.anchorText) and "
        + "\(second.anchorText) because their units are not compatible."
      let byAttributes =
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
      return (invalid, isMadeByAnchors ? byAnchors : factory + byAttributes)
    }
    return nil
  }
}

extension [FakeTerm] {
  var isDistance: Bool { count == 2 }

  /// `<NSLayoutXAxisAnchor:0x0 "UIView:card.left">`.
  var anchorText: String {
    guard let attribute = first?.attribute else { return "(null)" }
    let kind =
      isDistance || attribute.isDimension
      ? "NSLayoutDimension" : attribute.isHorizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    return "<\(kind):0x0 \"\(text)\">"
  }
}

// MARK: - Activation

extension NSLayoutConstraint {
  /// Activates the constraint; without a view on the nearest common ancestor of its items.
  func install(on box: (any FakeBox)?) {
    if isIllegal { return }
    if isActive {
      if let box, let holder, box !== holder { move(to: box) }
      return
    }
    if (first + second).contains(where: { $0.item == nil }) {
      FakeExceptions.raise("EXC_BAD_ACCESS", "a constraint was activated after an item had gone")
      return
    }
    let isImproper =
      !first.isDistance && !second.isDistance && !second.isEmpty && !firstAttribute.isDimension
      && firstAttribute.isHorizontal != secondAttribute.isHorizontal
    if isImproper {
      FakeExceptions.raise(
        "NSInvalidLayoutConstraintException",
        "Constraint improperly relates anchors of incompatible types: \(description)")
      return
    }
    guard let ancestor = commonAncestor() else {
      FakeExceptions.raise(
        "NSGenericException",
        "Unable to activate constraint with anchors \(first.anchorText) and \(second.anchorText) because they have no "
          + "common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
          + "That's illegal.")
      return
    }
    if let box, !box.isAncestor(of: ancestor) {
      raiseUninstallable(on: box)
      return
    }
    activate(heldBy: box ?? ancestor as? any FakeBox)
  }

  func uninstall() {
    NSLayoutConstraint.uninstall([self])
  }

  /// Deactivates constraints; each holder looks through what it holds once.
  static func uninstall(_ constraints: [NSLayoutConstraint]) {
    var holders: [any FakeBox] = []
    for constraint in constraints {
      constraint.headless?.isActive = false
      constraint.headless = nil
      guard let holder = constraint.holder else { continue }
      if !holders.contains(where: { $0 === holder }) { holders.append(holder) }
      constraint.holder = nil
    }
    for holder in holders { holder.heldConstraints.removeAll { $0.headless == nil } }
  }

  private func move(to box: any FakeBox) {
    guard let ancestor = commonAncestor(), box.isAncestor(of: ancestor) else {
      return raiseUninstallable(on: box)
    }
    holder?.heldConstraints.removeAll { $0 === self }
    holder = box
    box.heldConstraints.append(self)
  }

  private func raiseUninstallable(on box: any FakeBox) {
    let view = box.fake?.fakeName ?? "gone"
    FakeExceptions.raise(
      "NSGenericException",
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the "
        + "view?  That's illegal. constraint:\(description) view:<\(view)>")
  }

  private func activate(heldBy box: (any FakeBox)?) {
    guard let box, let left = first.sum(times: 1, constant: 0),
      let right = second.filter({ $0.attribute != .notAnAttribute })
        .sum(times: multiplier, constant: constant)
    else { return }
    let relation: LayoutRelation = LayoutRelation(rawValue: relation.rawValue) ?? .equal
    let equation = LayoutEquation(left, relation, right, priority: LayoutPriority(of: storedPriority))
    // Making a constraint takes its first item for one that constraints place. Apple's do not.
    let subject = equation.firstItem as? LayoutView
    let translates = subject?.translatesMask
    let made = HeadlessBackend._makeConstraint(equation)
    if let translates { subject?.translatesMask = translates }
    made.isActive = true
    guard made.isActive else {
      let reasons = equation.firstItem?.takeMistakes().map { "\($0.reason)" } ?? []
      FakeExceptions.raise("FakeException", "the engine refuses \(description): \(reasons)")
      return
    }
    made.identifier = identifier
    headless = made
    holder = box
    box.heldConstraints.append(self)
  }

  /// The nearest view that is or contains every item, or the owner of a guide.
  private func commonAncestor() -> LayoutView? {
    var ancestor: LayoutView?
    for term in first + second where term.attribute != .notAnAttribute {
      guard let owner = term.item?.headless.owner else { return nil }
      guard let known = ancestor else {
        ancestor = owner
        continue
      }
      ancestor = known.nearestCommonAncestor(with: owner)
      if ancestor == nil { return nil }
    }
    return ancestor
  }
}
