import Anchorage

extension LayoutConstraint {
  /// The options of a visual format, which its text cannot state; the raw values are Apple's.
  ///
  ///     try LayoutConstraint.constraints(
  ///       visualFormat: "H:|-[icon]-[title]-|", views: ["icon": icon, "title": title], options: .alignAllCenterY)
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits: the attributes to align, and above them the direction and the kind of spaces.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left edges of neighbours are equal; for vertical formats, like the next four.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// The right edges of neighbours are equal.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// The leading edges of neighbours are equal.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// The trailing edges of neighbours are equal.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// The horizontal centres of neighbours are equal.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// The top edges of neighbours are equal; for horizontal formats, like the next four.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// The bottom edges of neighbours are equal.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// The vertical centres of neighbours are equal.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// The first baselines of neighbours are equal.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The last baselines of neighbours are equal.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)

    /// A horizontal format goes from left to right, whatever the layout direction, and relates left and right edges.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format goes from right to left, whatever the layout direction, and relates left and right edges.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Vertical spaces between views are from the last baseline of one to the first baseline of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: LayoutAttribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The attributes to align, in the order of their raw values.
    var alignments: [LayoutAttribute] {
      LayoutAttribute.allCases.filter { $0 != .notAnAttribute && rawValue & 1 << UInt($0.rawValue) != 0 }
    }

    /// The direction of a horizontal format.
    var direction: VisualFormat.Direction {
      if contains(.directionRightToLeft) { return .rightToLeft }
      return contains(.directionLeftToRight) ? .leftToRight : .leadingToTrailing
    }
  }
}
