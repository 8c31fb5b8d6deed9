@_spi(Printing) import AnchorageCode

extension ReservedNames {
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
}
