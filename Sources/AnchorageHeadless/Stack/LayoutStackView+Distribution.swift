import Anchorage

extension LayoutStackView {
  /// How the arranged views share the length of a stack view: `UIStackView.Distribution`.
  ///
  ///     row.distribution = .equalSpacing
  ///
  /// The first view begins and the last one ends where the stack does, whatever the distribution. All but
  /// ``fillEqually`` leave the views as long as their content where that is possible.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// The spacing is fixed. Of the views, those with the lowest hugging priority grow, and those with the lowest
    /// compression resistance shrink.
    case fill = 0
    /// The spacing is fixed and all views are of one length: if the stack is free, that of the longest content.
    case fillEqually = 1
    /// The views have their lengths in proportion to those of their content.
    ///
    ///     row.distribution = .fillProportionally  // row is 200 wide, a is 25 and b 75
    ///     root.layoutIfNeeded()                   // a is 50 and b 150 wide
    ///
    /// UIKit's defects are part of it: views share the length of the stack with its margins and spacing, so the last one
    /// gets less than its part (25 and 75 in 200 with a spacing of 10 become 45.45 and 144.55), and custom spacing does not
    /// count. A view without content has no part and takes the rest. The arranged views of an inner stack
    /// view count as its content. Texts count as they are before they wrap.
    case fillProportionally = 2
    /// The gaps between the views are equal, and at least the spacing.
    case equalSpacing = 3
    /// The distances between the centres of the views are equal as far as the gaps are at least the spacing.
    case equalCentering = 4
  }
}

extension LayoutStackView.Distribution {
  /// Whether the spacing is as large as it says, and not only at least.
  var hasFixedSpacing: Bool { rawValue <= LayoutStackView.Distribution.fillProportionally.rawValue }
}
