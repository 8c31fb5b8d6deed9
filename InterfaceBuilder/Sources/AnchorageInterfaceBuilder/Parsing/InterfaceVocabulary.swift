/// The names of elements and attributes that the reader knows.
///
/// A name that is in none of the lists becomes a note, because it may matter for layout.
enum InterfaceVocabulary {
  /// The elements of views, and what is read of each but for what all views have.
  static let viewElements: [String: Set<String>] = [
    "view": [], "customView": [], "containerView": [], "visualEffectView": [],
    "imageView": ["image", "catalog"],
    "label": ["text", "numberOfLines", "preferredMaxLayoutWidth", "lineBreakMode", "textAlignment"],
    "button": ["lineBreakMode", "buttonType"], "switch": [], "slider": [], "stepper": [],
    "segmentedControl": [], "activityIndicatorView": [], "progressView": [], "pageControl": [],
    "datePicker": [], "pickerView": [], "searchBar": [], "colorWell": [], "calendarView": [],
    "textField": ["text", "placeholder", "textAlignment", "borderStyle"],
    "textView": ["text", "textAlignment"],
    "stackView": [
      "axis", "distribution", "alignment", "spacing", "spacingType", "baselineRelativeArrangement",
    ],
    "scrollView": [], "tableView": [], "collectionView": [], "tableViewCell": [], "collectionViewCell": [],
    "collectionReusableView": [], "tableViewCellContentView": [], "collectionViewCellContentView": [],
    "navigationBar": [], "toolbar": [], "tabBar": [], "webView": [], "wkWebView": [], "mapView": [],
    "mtkView": [], "glkView": [], "sceneKitView": [], "arskView": [], "arscnView": [], "skView": [],
    "arView": [], "pdfView": [], "shareButton": [], "inputAccessoryView": [],
  ]

  /// The attributes that are read of every view.
  static let viewAttributes: Set<String> = [
    "id", "key", "customClass", "customModule", "userLabel", "reuseIdentifier",
    "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity",
    "hidden", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth",
    "contentMode",
  ]

  /// The attributes of views that do not change where anything is, or only inside what is saved as a size.
  static let ignoredAttributes: Set<String> = [
    "opaque", "alpha", "tag", "clipsSubviews", "multipleTouchEnabled", "userInteractionEnabled",
    "exclusiveTouch",
    "clearsContextBeforeDrawing", "customModuleProvider", "restorationIdentifier", "sceneMemberID",
    "autoresizesSubviews", "semanticContentAttribute", "appearanceType", "translucent", "hasAttributedTitle",
    // Controls
    "enabled", "selected", "highlighted", "contentHorizontalAlignment", "contentVerticalAlignment", "on",
    "value",
    "minValue", "maxValue", "minimumValue", "maximumValue", "stepValue", "wraps", "continuous", "autorepeat",
    "segmentControlStyle", "selectedSegmentIndex", "apportionsSegmentWidthsByContent", "momentary",
    "animating",
    "hidesWhenStopped", "progress", "numberOfPages", "currentPage", "hidesForSinglePage", "date",
    "datePickerMode",
    "minuteInterval", "countDownDuration", "useCurrentDate", "style", "title", "barStyle", "searchBarStyle",
    "springLoaded", "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction", "pointerInteraction",
    "role",
    "preferredBehavioralStyle", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
    "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted", "toolTip", "showsCancelButton",
    "showsScopeBar", "showsSearchResultsButton", "showsBookmarkButton", "showsSelectionIndicator", "prompt",
    "backgroundImage", "scopeBarBackgroundImage", "thumbTintColor", "progressViewStyle", "progressImage",
    "adjustsImageWhenAncestorFocused", "trackImage", "minimumValueImage", "maximumValueImage",
    "datePickerStyle", "animationRepeatCount",
    "animationDuration", "highlightedImage", "adjustsImageSizeForAccessibilityContentSizeCategory",
    "preferredImageDynamicRange", "titleShadowOffset", "supportsAlpha",
    // Text
    "adjustsFontSizeToFit", "adjustsLetterSpacingToFitWidth", "adjustsFontForContentSizeCategory",
    "baselineAdjustment", "minimumFontSize", "minimumScaleFactor", "usesAttributedText", "attributedText",
    "clearButtonMode", "clearsOnBeginEditing", "clearsOnInsertion", "background", "disabledBackground",
    "editable",
    "selectable", "allowsEditingTextAttributes", "autocapitalizationType", "autocorrectionType",
    "keyboardType",
    "shadowOffset", "allowsTightening", "allowsDefaultTighteningForTruncation", "lineBreakStrategy",
    "showsExpansionTextWhenTruncated", "preferredTextScale", "findInteractionEnabled", "leftViewMode",
    "rightViewMode",
    // Scrolling
    "bounces", "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal", "bouncesHorizontally",
    "bouncesVertically", "pagingEnabled", "scrollEnabled", "scrollsToTop", "directionalLockEnabled",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "indicatorStyle",
    "delaysContentTouches",
    "canCancelContentTouches", "keyboardDismissMode", "minimumZoomScale", "maximumZoomScale",
    "contentInsetAdjustmentBehavior", "automaticallyAdjustsScrollIndicatorInsets",
    // Tables, collections and their cells
    "allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing",
    "allowsMultipleSelectionDuringEditing", "dataMode", "estimatedRowHeight", "estimatedSectionFooterHeight",
    "estimatedSectionHeaderHeight", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight",
    "separatorStyle",
    "sectionIndexMinimumDisplayRowCount", "springLoadedInteraction", "prefetchingEnabled", "accessoryType",
    "editingAccessoryType", "editingStyle", "hidesAccessoryWhenEditing", "indentationLevel",
    "indentationWidth",
    "selectionStyle", "shouldIndentWhileEditing", "showsReorderControl", "textLabel", "detailTextLabel",
    "imageView", "tableViewCell", "collectionViewCell", "selectionFollowsFocus",
    "remembersLastFocusedIndexPath",
    "focusStyle", "largeContentTitle", "showsLargeContentViewer", "largeTitles", "largeContentImage",
  ]

  /// The elements in views that have nothing to do with layout, or only inside what is saved as a size.
  static let ignoredElements: Set<String> = [
    "accessibility", "blurEffect", "vibrancyEffect", "userDefinedRuntimeAttributes", "gestureRecognizers",
    "color",
    "nil", "textInputTraits", "inset", "offsetWrapper", "state", "segments", "date", "locale", "timeZone",
    "animations", "dataDetectorType", "accessibilityOverrides", "preferredSymbolConfiguration",
    "wkWebViewConfiguration",
    "extendedEdge", "point", "collectionViewFlowLayout", "collectionViewLayout",
    "collectionViewCompositionalLayout",
    "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance", "textAttributes", "scopeButtonTitles",
    "buttonConfiguration", "buttonStateConfiguration", "listContentConfiguration", "backgroundConfiguration",
    "switchConfiguration", "behavior", "interactions", "contextMenuInteraction", "attributedString", "string",
    "fontDescription", "size", "imageReference", "menu", "freeformSimulatedSizeMetrics", "activityViewStyle",
    "array",
    "modifierMask", "configuration", "fontSizeToFit", "shadow", "backgroundImage", "stringConfiguration",
    "dataSource", "textStyle", "swipeConfiguration", "defaultSelectionConfiguration", "imageConfiguration",
  ]

  /// The elements that hold objects which may have views inside them: sections, items of bars.
  static let containers: Set<String> = [
    "prototypes", "sections", "cells", "items", "tableViewSection", "barButtonItem", "navigationItem",
    "tabBarItem",
    "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "barButtonItemGroup", "representativeItem",
  ]
}
