extension UnnoticedReason {
  /// The counts of each fixture.
  static let counts: [String: Counts] = [
    "Cells.storyboard": Counts(
      values: 120, noticed: 49, placedByFrame: 8, originOfRoot: 14, mask: 14, listed: 35),
    "Constraints.xib": Counts(values: 268, noticed: 221, placedByFrame: 26, originOfRoot: 10, listed: 11),
    "Documents.xib": Counts(values: 99, noticed: 50, placedByFrame: 6, originOfRoot: 6, mask: 8, listed: 29),
    "Frames.xib": Counts(values: 116, noticed: 88, placedByFrame: 5, originOfRoot: 6, mask: 12, listed: 5),
    "LayoutGuides.storyboard": Counts(
      values: 33, noticed: 21, placedByFrame: 3, originOfRoot: 2, mask: 2, listed: 5),
    "Margins.storyboard": Counts(
      values: 107, noticed: 82, placedByFrame: 9, originOfRoot: 4, mask: 4, listed: 8),
    "Panels.storyboard": Counts(
      values: 147, noticed: 106, placedByFrame: 17, originOfRoot: 2, listed: 22),
    "Priorities.xib": Counts(values: 207, noticed: 163, placedByFrame: 18, originOfRoot: 4, listed: 22),
    "Scrolling.storyboard": Counts(
      values: 85, noticed: 69, placedByFrame: 6, originOfRoot: 4, mask: 4, listed: 2),
    "SignIn.storyboard": Counts(
      values: 76, noticed: 56, placedByFrame: 6, originOfRoot: 2, mask: 2, listed: 10),
    "SizeClasses.storyboard": Counts(
      values: 39, noticed: 33, placedByFrame: 1, originOfRoot: 2, mask: 2, listed: 1),
    "Stacks.xib": Counts(values: 305, noticed: 272, placedByFrame: 8, originOfRoot: 16, listed: 9),
    "StacksOfText.xib": Counts(values: 63, noticed: 56, placedByFrame: 3, originOfRoot: 2, listed: 2),
    "Window.xib": Counts(
      values: 193, noticed: 125, placedByFrame: 14, originOfRoot: 6, mask: 12, listed: 36),
  ]
}
