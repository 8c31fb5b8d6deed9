import Anchorage

extension LayoutView {
  /// The problems that the view's tree has in a range of widths of its root, each with the widths at which it exists.
  ///
  ///     let screen = LayoutView(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 667))
  ///     screen.addSubview(card)
  ///     card.edges == screen.edges.inset(by: 16)
  ///     card.width >= 300
  ///     screen.problems(overWidths: 200...800).map { $0.range }  // ["below 332 points of width"]
  ///
  /// Besides what ``diagnostics`` reports, these are the notes on cut text, compressed content, overlapping texts, and
  /// views that have no size or reach beyond their superviews. Problems that differ only in numbers count as one.
  ///
  /// The height of the root stays. The tree is laid out in many widths, and then in its own again, as if a window were
  /// resized: switches follow, ``updateConstraints()`` and ``layoutSubviews()`` are called, and afterwards all frames
  /// are what they were, unless a ``ConstraintSwitch/selection`` was set by hand: as after any change of size, the switch
  /// has the layout that its size selects.
  ///
  /// Ends are exact to 1/64 point. Every whole number of points from the start of the range is laid out, except where
  /// less proves as much: no frame, text or constraint has a breakpoint between two widths up to 16 points apart, says
  /// the solver, and both have the same problems. A problem that exists for less than a point may be missed. In a range
  /// of more than 16384 points, these distances are longer in proportion.
  ///
  /// - Parameter widths: The widths, in points. Negative numbers and those beyond the limit of a layout are left out.
  /// - Returns: The problems by the narrowest width, at equal widths in the order of ``diagnostics`` and ``notes()``;
  ///     empty while a pass or a question about a fitting size is running.
  /// - Complexity: One pass for 16 points where nothing changes; up to four more passes for a change, and about four
  ///     for each end. Each reported problem takes as long as reading ``diagnostics`` or ``notes()``.
  public final func problems(overWidths widths: ClosedRange<Double>) -> [LayoutProblemRange] {
    ProblemWalk(root, along: .horizontal, widths)?.findProblems() ?? []
  }

  /// The problems that the view's tree has in a range of heights of its root, each with the heights at which it exists.
  ///
  ///     let screen = LayoutView(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 667))
  ///     screen.addSubview(card)
  ///     card.edges == screen.edges.inset(by: 16)
  ///     card.height >= 448
  ///     screen.problems(overHeights: 300...900).map { $0.range }  // ["below 480 points of height"]
  ///
  /// The width of the root stays. Otherwise it is the same as ``problems(overWidths:)``.
  ///
  /// - Parameter heights: The heights, in points. Negative numbers and those beyond the limit of a layout are left out.
  /// - Returns: The problems by the smallest height.
  public final func problems(overHeights heights: ClosedRange<Double>) -> [LayoutProblemRange] {
    ProblemWalk(root, along: .vertical, heights)?.findProblems() ?? []
  }
}
