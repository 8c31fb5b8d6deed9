/// Names that a property of a view cannot have, or must not have to leave the DSL readable.
enum ReservedNames {
  /// The words of Swift that are no names.
  static let keywords: Set<String> = words(
    """
    as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough
    false fileprivate for func guard if import in init inout internal is let nil open operator precedencegroup private
    protocol public repeat rethrows return self static struct subscript super switch throw throws true try typealias
    var where while async actor any some consume copy borrowing consuming package macro each then
    """)

  /// The members of views, of UIKit and headless, and what the DSL gives them.
  static let members: Set<String> = words(
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

  /// The members that only some classes have: a root of such a class has no property of the name.
  private static let kindMembers: [String: Set<String>] = [
    "cell": words(
      """
      contentView accessoryView editingAccessoryView backgroundView selectedBackgroundView
      multipleSelectionBackgroundView imageView textLabel detailTextLabel accessoryType editingAccessoryType
      selectionStyle isSelected isHighlighted isEditing editingStyle separatorInset indentationLevel indentationWidth
      shouldIndentWhileEditing showsReorderControl showingDeleteConfirmation reuseIdentifier contentConfiguration
      automaticallyUpdatesContentConfiguration backgroundConfiguration configurationState configurationUpdateHandler
      userInteractionEnabledWhileDragging dragState focusStyle
      """),
    "scroll": words(
      """
      contentSize contentOffset contentInset contentInsetAdjustmentBehavior adjustedContentInset contentLayoutGuide
      frameLayoutGuide delegate dataSource refreshControl zoomScale minimumZoomScale maximumZoomScale bounces
      isPagingEnabled isScrollEnabled isTracking isDragging isDecelerating isZooming panGestureRecognizer
      pinchGestureRecognizer scrollIndicatorInsets indicatorStyle keyboardDismissMode scrollsToTop tableHeaderView
      tableFooterView rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight visibleCells
      indexPathsForVisibleRows style separatorColor separatorStyle separatorEffect numberOfSections backgroundView
      collectionViewLayout isEditing allowsSelection text font textColor textAlignment textStorage textContainer
      """),
    "effect": ["contentView", "effect"],
    "stack": [
      "axis", "distribution", "alignment", "spacing", "arrangedSubviews",
      "isLayoutMarginsRelativeArrangement",
      "isBaselineRelativeArrangement",
    ],
    "control": words(
      """
      text font textColor textAlignment lineBreakMode attributedText numberOfLines preferredMaxLayoutWidth metrics
      shadowColor shadowOffset highlightedTextColor adjustsFontSizeToFitWidth minimumScaleFactor image highlightedImage
      animationImages animationDuration animationRepeatCount isAnimating symbolConfiguration title titleLabel imageView
      currentTitle currentImage configuration buttonType role menu state isPointerInteractionEnabled isEnabled
      isSelected isHighlighted placeholder borderStyle value minimumValue maximumValue isOn progress currentPage
      numberOfPages delegate items leftView rightView
      """),
  ]

  /// The types that code in a file of its own mentions; a class of such a name would hide one.
  static let types: Set<String> = words(
    """
    LayoutView LayoutLabel LayoutStackView LayoutGravityStackView LayoutScrollView LayoutGuide LayoutHostView AnchorLayout ConstraintSwitch
    ConstraintGroup SizedView SizedLabel SizedStackView SizedScrollView String Double Int Bool Any Self Type Protocol
    Array Dictionary Set Optional Never Void
    """)

  /// The names that no property of a plain view has.
  static let all = keywords.union(members)

  /// The names that no property of a class has whose root is of a kind.
  static func all(for kind: InterfaceViewKind) -> Set<String> {
    let key: String? =
      switch kind {
      case .tableCell, .collectionCell: "cell"
      case .scroll, .table, .collection, .textView: "scroll"
      case .stack: "stack"
      case .visualEffect: "effect"
      case .plain, .contentView, .container, .unknown: nil
      default: "control"
      }
    return key.map { all.union(kindMembers[$0] ?? []) } ?? all
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
