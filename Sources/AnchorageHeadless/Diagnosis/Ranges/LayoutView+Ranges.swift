import Anchorage

extension LayoutView {
  /// Finds the problems of the view's tree in a range of widths of its root, each with the widths at which it exists.
  ///
  ///     let screen = LayoutView(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 667))
  ///     screen.addSubview(card)
  ///     card.edges == screen.edges.inset(by: 16)
  ///     card.width >= 300
  ///     screen.problems(overWidths: 200...800).map { $0.range }  // ["below 332 points of width"]
  ///
  /// Besides the problems in ``diagnostics``, these are the notes on cut text, compressed content, overlapping texts,
  /// and views that have no size or reach beyond their superviews. Problems that differ only in numbers count as one.
  ///
  /// The height of the root stays. The tree is laid out at many widths and finally at its own, as if a window were
  /// resized: switches follow, ``updateConstraints()`` and ``layoutSubviews()`` are called, and afterwards all frames
  /// are as before, unless a ``ConstraintSwitch/selection`` was set by hand: as after any change of size, the switch has the
  /// layout that its size selects.
  ///
  /// Ends are exact to 1/64 point. The tree is laid out at every whole number of points from the start of the range,
  /// unless the solver proves that no frame, text or constraint has a breakpoint between two widths at most 16 points
  /// apart, and both have the same problems. A problem that exists for less than a point may be missed. In a range of
  /// more than 16384 points, these distances are proportionally longer.
  ///
  /// - Parameter widths: The widths, in points. Negative numbers and numbers beyond the limit of a layout are left out.
  /// - Returns: The problems by their smallest width, at equal widths in the order of ``diagnostics`` and ``notes()``;
  ///     empty during a pass or a fitting-size query.
  /// - Complexity: One pass for 16 points where nothing changes; up to four more passes for a change, and about four
  ///     for each end. Each reported problem takes as long as reading ``diagnostics`` or ``notes()``.
  public final func problems(overWidths widths: ClosedRange<Double>) -> [LayoutProblemRange] {
    ProblemWalk(root, along: .horizontal, widths)?.findProblems() ?? []
  }

  /// Finds the problems of the view's tree in a range of heights of its root, each with the heights at which it exists.
  ///
  ///     let screen = LayoutView(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 667))
  ///     screen.addSubview(card)
  ///     card.edges == screen.edges.inset(by: 16)
  ///     card.height >= 448
  ///     screen.problems(overHeights: 300...900).map { $0.range }  // ["below 480 points of height"]
  ///
  /// The width of the root stays. Otherwise this is the same as ``problems(overWidths:)``.
  ///
  /// - Parameter heights: The heights, in points. Negative numbers and numbers beyond the limit of a layout are left out.
  /// - Returns: The problems by their smallest height.
  public final func problems(overHeights heights: ClosedRange<Double>) -> [LayoutProblemRange] {
    ProblemWalk(root, along: .vertical, heights)?.findProblems() ?? []
  }
}
