import Anchorage

// Which views fit depends on frames, which a pass sets after solving. So the stack checks them then: if views
// stick out, it detaches some, and the pass goes another round. Whether detached views would fit again is not
// computed but tried: every pass begins with all of them attached, because room may come from anywhere in the
// tree. So the result doesn't depend on which views were detached before. If the stack has another length
// without them, that is tried, too: something else may have changed it.

/// The attempts of a stack view to find the views that fit, in one pass.
struct RoomFitting {
  /// The number of the pass.
  var pass = -1
  /// The number of times all views were attached because the stack had another length without some of them.
  var attempts = 0
  /// The lengths of the stack at which it tried which views fit.
  var lengths: [Double] = []
  /// The length that the stack would need for the last views that it detached to stay.
  var needed = Double.infinity

  /// The number of attempts after which the stack gives up: its length depends on the views that it detaches.
  static let largestAttemptCount = 3
}

extension LayoutGravityStackView {
  /// Detaches views that don't fit, and reattaches views that do. Called when a round of a pass has set
  /// frames.
  final func fitIntoRoom() {
    let mayClip = resistsClippingAt[orientation] < .required
    guard mayClip || hasSqueezed || members.contains(where: { $0.isToldDetached }), let engine = root.engine
    else { return }
    if fitting.pass != engine.passCount { fitting = RoomFitting(pass: engine.passCount) }
    let length = extent(of: self).length
    if hasSqueezed && (!mayClip || length >= fitting.needed || !fitting.lengths.contains(length)) {
      let mayTry = fitting.attempts < RoomFitting.largestAttemptCount && !engine.isLastRound
      if mayTry {
        fitting.attempts += 1
        fitting.lengths.append(length)
        reattachMembers()
        return
      }
      engine.reportDetaching(displayName, rounds: fitting.attempts)
    }
    fitting.lengths.append(length)
    let surplus = mayClip ? membersWithoutRoom() : []
    if surplus.isEmpty {
      tellReattached()
    } else if engine.isLastRound {
      engine.reportDetaching(displayName, rounds: LayoutEngine.largestRoundCount)
    } else {
      engine.hasSqueezedStacks = true
      detach(surplus)
    }
  }

  /// Whether a member was detached for lack of room.
  final var hasSqueezed: Bool { members.contains { $0.isDetachedByStack && $0.visibility > .notVisible } }

  /// Detaches the members whose priority makes them invisible.
  final func detachInvisibleMembers() {
    let views = members.filter { !$0.isDetachedByStack && $0.visibility <= .notVisible }
      .compactMap { $0.view }
    if !views.isEmpty { detach(views) }
  }

  /// Attaches all members that were detached for lack of room. The delegate is notified of those that stay.
  final func reattachMembers() {
    for index in members.indices
    where members[index].isDetachedByStack && members[index].visibility > .notVisible {
      members[index].isDetachedByStack = false
      members[index].view?.isHidden = false
    }
    setNeedsArrangement()
    setNeedsLayout()
  }

  private func detach(_ views: [LayoutView]) {
    let news = views.filter { view in index(of: view).map { !members[$0].isToldDetached } ?? false }
    for view in news { if let index = index(of: view) { members[index].isToldDetached = true } }
    if !news.isEmpty { delegate?.stackView(self, willDetach: news) }
    // The delegate may have removed some views.
    for view in views {
      guard let index = index(of: view), !view.isHidden || !detachesHiddenViews else { continue }
      members[index].isDetachedByStack = true
      view.isHidden = true
    }
    setNeedsArrangement()
    setNeedsLayout()
  }

  private func tellReattached() {
    var views: [LayoutView] = []
    for index in members.indices where members[index].isToldDetached && !members[index].isDetachedByStack {
      members[index].isToldDetached = false
      if let view = members[index].view { views.append(view) }
    }
    if !views.isEmpty { delegate?.stackView(self, didReattach: views) }
  }

  /// The views to be detached because views stick out of the stack, from the lowest visibility priority up.
  private func membersWithoutRoom() -> [LayoutView] {
    var attached = members.filter { !isDetached($0) }
    guard let last = attached.last?.view else { return [] }
    let (stack, end) = (extent(of: self), extent(of: last))
    let insets = storedEdgeInsets.ends(of: orientation, in: effectiveLayoutDirection)
    let room = stack.length - insets.near - insets.far
    // The solver's numbers have rounding errors.
    let tolerance = 1e-6 * max(1, stack.length)
    let isReversed = orientation == .horizontal && effectiveLayoutDirection == .rightToLeft
    let excess =
      isReversed
      ? stack.origin + insets.far - end.origin
      : end.origin + end.length - (stack.origin + stack.length - insets.far)
    if excess <= tolerance { return [] }
    var surplus: [LayoutView] = []
    while let lowest = attached.map({ $0.visibility }).min(), lowest < .mustHold {
      let length = contentLength(of: attached)
      let hasRoom = length <= room + tolerance
      if hasRoom && !surplus.isEmpty { break }
      fitting.needed = hasRoom ? .infinity : length + insets.near + insets.far - tolerance
      surplus += attached.filter { $0.visibility == lowest }.compactMap { $0.view }
      attached.removeAll { $0.visibility == lowest }
    }
    return surplus
  }

  /// The length of members with the spacing between them. If they stick out, they are as short as possible.
  private func contentLength(of attached: [GravityMember]) -> Double {
    var (sum, gap): (Double, Double) = (0, 0)
    for member in attached {
      sum += gap + (member.view.map { extent(of: $0).length } ?? 0)
      gap = points(after: member)
    }
    return sum
  }

  /// The origin and length of the alignment rectangle of a subview, or of the stack itself, along the axis,
  /// in the stack's bounds.
  private func extent(of view: LayoutView) -> (origin: Double, length: Double) {
    let (frame, insets) = (view.exactFrame, view.alignmentRectInsets)
    let origin = view === self ? .zero : frame.origin
    return orientation == .horizontal
      ? (origin.x + insets.leading, frame.size.width - insets.leading - insets.trailing)
      : (origin.y + insets.top, frame.size.height - insets.top - insets.bottom)
  }
}

extension LayoutEngine {
  /// Reports a stack view that repeatedly detached and reattached views.
  fileprivate func reportDetaching(_ name: String, rounds: Int) {
    var names = report.instability?.cause == .detaching ? report.instability?.items ?? [] : []
    if !names.contains(name) { names.append(name) }
    report.instability = LayoutInstability(rounds: rounds, items: names, cause: .detaching)
  }
}
