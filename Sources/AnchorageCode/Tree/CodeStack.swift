import Anchorage
import AnchorageHeadless

/// How a stack view arranges its views, in the words of code.
@_spi(Printing) public struct CodeStack {
  var isVertical = false
  /// Whether it is a stack view of AppKit, which has areas.
  public var isAppKit = false
  var spacing = 0.0
  var distribution = "fill"
  var alignment = "fill"
  var isMarginsRelative = false
  var isBaselineRelative = false
  var insets = LayoutInsets.zero
  /// The arranged views in order, with the area of each in a stack view of AppKit.
  var arranged: [(view: LayoutView, area: String?)] = []
  /// The spaces behind views that differ from the spacing.
  var customSpacing: [ObjectIdentifier: Double] = [:]
  /// What other languages than headless Swift cannot say.
  public var remarks: [String] = []
}

@_spi(Printing) extension CodeStack {
  /// The stack view that a headless view is; `nil` for any other view.
  public init?(_ view: LayoutView) {
    if let stack = view as? LayoutStackView {
      self.init(stack)
    } else if let stack = view as? LayoutGravityStackView {
      self.init(stack)
    } else {
      return nil
    }
  }

  private init(_ stack: LayoutStackView) {
    isVertical = stack.axis == .vertical
    spacing = stack.spacing
    distribution = "\(stack.distribution)"
    alignment = CodeStack.name(of: stack.alignment, isVertical)
    isMarginsRelative = stack.isLayoutMarginsRelativeArrangement
    isBaselineRelative = stack.isBaselineRelativeArrangement
    arranged = stack.arrangedSubviews.map { ($0, nil) }
    for (view, _) in arranged {
      let space = stack.customSpacing(after: view)
      if space != LayoutStackView.spacingUseDefault { customSpacing[ObjectIdentifier(view)] = space }
    }
  }

  private init(_ stack: LayoutGravityStackView) {
    isAppKit = true
    isVertical = stack.orientation == .vertical
    spacing = stack.spacing
    distribution = "\(stack.distribution)"
    alignment = "\(stack.alignment)"
    insets = stack.edgeInsets
    for area in LayoutGravityStackView.Gravity.allCases {
      arranged += stack.views(in: area).map { ($0, "\(area)") }
    }
    for (view, _) in arranged {
      let space = stack.customSpacing(after: view)
      if space != LayoutGravityStackView.useDefaultSpacing { customSpacing[ObjectIdentifier(view)] = space }
    }
    for axis in [LayoutAxis.horizontal, .vertical]
    where stack.huggingPriority(for: axis) != .low || stack.clippingResistancePriority(for: axis) != .required
    {
      remarks.append("the hugging and clipping resistance priorities of the stack view")
      break
    }
    if arranged.contains(where: { stack.visibilityPriority(for: $0.view) != .mustHold }) {
      remarks.append("the visibility priorities of arranged views")
    }
  }

  /// The name of an alignment across a stack view: in a row `leading` is `top`.
  public static func name(of alignment: LayoutStackView.Alignment, _ isVertical: Bool) -> String {
    switch alignment {
    case .leading where !isVertical: "top"
    case .trailing where !isVertical: "bottom"
    default: "\(alignment)"
    }
  }

  /// The standard alignment of a stack view.
  var standardAlignment: String { isAppKit ? isVertical ? "centerX" : "centerY" : "fill" }

  var standardSpacing: Double { isAppKit ? 8 : 0 }

  var standardDistribution: String { isAppKit ? "gravityAreas" : "fill" }
}
