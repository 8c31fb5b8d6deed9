import Anchorage

extension LayoutStackView {
  /// The maximum depth to which nested stacks are searched for content.
  private static var greatestDepth: Int { 32 }

  /// The view that has the stack's baseline.
  final func viewWithBaseline(isFirst: Bool) -> LayoutView {
    if axis == .vertical {
      let member = isFirst ? members.first { !$0.isHidden } : members.last { !$0.isHidden }
      return member?.view ?? self
    }
    var highest: (view: LayoutView, height: Double)?
    for member in members where !member.isHidden {
      guard let view = member.view else { continue }
      let height = contentLength(of: view, along: .vertical)
      if height > highest?.height ?? -.infinity { highest = (view, height) }
    }
    // A view may leave the stack while it is measured.
    guard let view = highest?.view, view.superview === self else { return self }
    return view
  }

  /// The lengths of the members' content along the axis; negative for hidden members and those without content.
  final func contentLengths() -> [Double] {
    members.map { member in
      guard !member.isHidden, let view = member.view else { return -1 }
      return contentLength(of: view, along: axis)
    }
  }

  /// The length of a view's content before text wraps; negative if it has none.
  final func contentLength(of view: LayoutView, along axis: LayoutAxis, depth: Int = 0) -> Double {
    if let stack = view as? LayoutStackView {
      return depth < Self.greatestDepth ? stack.ownContentLength(along: axis, depth: depth) : -1
    }
    return view.contentLength(along: axis)
  }

  /// The total length of the arranged views, without margins.
  private func ownContentLength(along axis: LayoutAxis, depth: Int) -> Double {
    var result: Double = -1
    // `nil` before the first member.
    var gap: Double?
    for member in members where !member.isHidden {
      guard let view = member.view else { continue }
      let length = contentLength(of: view, along: axis, depth: depth + 1)
      if axis == self.axis {
        // A negative gap may come before any length.
        result = (gap.map { result + $0 } ?? 0) + max(0, length)
        gap = points(after: member)
      } else {
        result = max(result, length)
      }
    }
    return result
  }
}

extension LayoutView {
  /// The length of the content before text wraps; negative if there is none.
  final func contentLength(along axis: LayoutAxis) -> Double {
    // The width of the last pass must not affect the next.
    let length = contentSize(in: nil)[axis]
    return isAcceptable(length) ? length : -1
  }
}
