/// Names that a property of a view cannot have, or must not have to leave the DSL readable.
@_spi(Printing) public enum ReservedNames {
  /// The words of Swift that are no names.
  public static let keywords: Set<String> = words(
    """
    as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough
    false fileprivate for func guard if import in init inout internal is let nil open operator precedencegroup private
    protocol public repeat rethrows return self static struct subscript super switch throw throws true try typealias
    var where while async actor any some consume copy borrowing consuming package macro each then
    """)

  /// The members of views, of UIKit and headless, and what the DSL gives them.
  public static let members: Set<String> = words(
    """
    leading trailing left right top bottom centerX centerY width height firstBaseline lastBaseline edges
    horizontalEdges verticalEdges size centerXY topLeading topTrailing bottomLeading bottomTrailing topLeft topRight
    bottomLeft bottomRight margins safeArea readableContent keyboard hugging compressionResistance layoutItem
    ownConstraints pinToSuperview batch root superview view name frame bounds center subviews layoutGuides tag layer
    window alpha mask transform transform3D backgroundColor tintColor tintAdjustmentMode contentMode isHidden isOpaque
    hidden opaque constraints layoutMargins directionalLayoutMargins safeAreaInsets safeAreaLayoutGuide
    layoutMarginsGuide readableContentGuide keyboardLayoutGuide preservesSuperviewLayoutMargins
    insetsLayoutMarginsFromSafeArea autoresizingMask autoresizesSubviews translatesAutoresizingMaskIntoConstraints
    intrinsicContentSize isMeasuredByWidth alignmentRectInsets firstBaselineOffsetFromTop baselineOffsetFromBottom
    forFirstBaselineLayout forLastBaselineLayout effectiveLayoutDirection layoutDirection displayScale diagnostics
    layoutDescription traitCollection traitOverrides semanticContentAttribute effectiveUserInterfaceLayoutDirection
    isUserInteractionEnabled isMultipleTouchEnabled isExclusiveTouch clipsToBounds gestureRecognizers
    motionEffects interactions undoManager next inputView inputAccessoryView inputAccessoryViewController
    inputAssistantItem inputViewController keyCommands isFirstResponder canBecomeFirstResponder
    canResignFirstResponder textInputMode textInputContextIdentifier userActivity editingInteractionConfiguration
    pasteConfiguration description debugDescription hash hashValue zone isProxy superclass
    accessibilityIdentifier accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits
    accessibilityFrame accessibilityElements isAccessibilityElement isFocused canBecomeFocused focusEffect
    focusGroupIdentifier focusGroupPriority focusItemContainer parentFocusEnvironment preferredFocusEnvironments
    preferredFocusedView coordinateSpace contentScaleFactor contentStretch restorationIdentifier maskView
    overrideUserInterfaceStyle largeContentTitle largeContentImage showsLargeContentViewer
    leadingAnchor trailingAnchor leftAnchor rightAnchor topAnchor bottomAnchor widthAnchor heightAnchor
    centerXAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor hasAmbiguousLayout layoutProblems
    anchorPoint cornerConfiguration isContentSizeChanging viewPrintFormatter
    configure assemble constrain adopt form forms content baselines
    """)

  /// The types that code in a file of its own mentions; a class of such a name would hide one.
  public static let types: Set<String> = words(
    """
    LayoutView LayoutLabel LayoutStackView LayoutGravityStackView LayoutScrollView LayoutGuide LayoutHostView AnchorLayout ConstraintSwitch
    ConstraintGroup SizedView SizedLabel SizedStackView SizedScrollView String Double Int Bool Any Self Type Protocol
    Array Dictionary Set Optional Never Void
    """)

  /// The names that no property of a plain view has.
  public static let all = keywords.union(members)

  /// The words of a text.
  public static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
