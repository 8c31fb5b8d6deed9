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

// The names of documents for AppKit.

extension InterfaceVocabulary {
  /// The elements of views in documents for a toolkit.
  static func viewElements(of toolkit: InterfaceDocument.Toolkit) -> [String: Set<String>] {
    toolkit == .cocoa ? cocoaViewElements : viewElements
  }

  /// The elements of views of AppKit, and what is read of each but for what all views have.
  static let cocoaViewElements: [String: Set<String>] = [
    "view": [], "customView": [], "containerView": [], "visualEffectView": [], "tableCellView": [],
    "imageView": [], "textField": ["preferredMaxLayoutWidth"], "secureTextField": [], "searchField": [],
    "tokenField": [], "button": [], "popUpButton": [], "comboBox": [], "comboButton": [], "switch": [],
    "slider": [], "stepper": [], "segmentedControl": [], "progressIndicator": ["style"],
    "levelIndicator": [], "datePicker": [], "colorWell": [], "pathControl": [], "matrix": [],
    "box": ["boxType", "titlePosition"],
    "stackView": ["orientation", "distribution", "alignment", "spacing", "detachesHiddenViews"],
    "gridView": [], "splitView": ["vertical"], "tabView": [], "scrollView": [], "clipView": [],
    "tableView": [], "outlineView": [], "collectionView": [], "textView": [], "browser": [],
    "ruleEditor": [], "predicateEditor": [], "scrubber": [], "webView": [], "wkWebView": [], "mapView": [],
    "mtkView": [], "openGLView": [], "sceneKitView": [], "skView": [], "pdfView": [], "avPlayerView": [],
    "captureView": [], "imageBrowserView": [], "quartzComposerView": [],
  ]

  /// The attributes of AppKit's views that do not change where anything is, or only inside what is saved as a size.
  static let cocoaIgnoredAttributes: Set<String> = [
    "identifier", "wantsLayer", "layerContentsRedrawPolicy", "canDrawConcurrently", "appearanceName",
    "focusRingType", "toolTip", "tag", "alphaValue", "autoresizesSubviews", "identifierPrefix",
    "allowsCharacterPickerTouchBarItem", "setsMaxLayoutWidthAtFirstLayout", "allowsExpansionToolTips",
    "textCompletion", "nextKeyView", "allowedTouchTypes", "userInterfaceLayoutDirection", "contentType",
    "horizontalStackHuggingPriority", "verticalStackHuggingPriority", "baseWritingDirection",
    // Controls
    "enabled", "maxValue", "minValue", "bezeled", "indeterminate", "controlSize", "springLoaded",
    "displayedWhenStopped", "usesThreadedAnimation", "allowsMixedState", "maxNumberOfRows", "style", "color",
    "ignoresMultiClick", "doubleValue", "increment", "tickMarkPosition", "allowsTickMarkValuesOnly",
    "sliderType", "numberOfTickMarks", "continuous", "imageHugsTitle", "allowsCutCopyPaste", "animates",
    "transparent", "title", "borderType", "cornerRadius", "borderWidth", "titlePosition", "supportsAlpha",
    "pullsDown", "editable", "selectable", "allowsEmptySelection", "mode", "cellBackground",
    "drawsBackground",
    "columns", "rows", "verticalHuggingPriority",
    // Scrolling and what scrolls
    "autohidesScrollers", "horizontalLineScroll", "horizontalPageScroll", "verticalLineScroll",
    "verticalPageScroll", "hasHorizontalScroller", "hasVerticalScroller", "usesPredominantAxisScrolling",
    "horizontalScrollElasticity", "verticalScrollElasticity", "scrollerKnobStyle", "findBarPosition",
    "hasHorizontalRuler", "hasVerticalRuler", "rulersVisible", "allowsMagnification", "magnification",
    "maxMagnification", "minMagnification", "automaticallyAdjustsContentInsets", "copiesOnScroll",
    "horizontalScroller", "verticalScroller", "postsBoundsChangedNotifications", "scrollsDynamically",
    "columnAutoresizingStyle", "columnReordering", "columnResizing", "columnSelection", "multipleSelection",
    "emptySelection", "autosaveColumns", "autosaveName", "typeSelect", "rowHeight", "rowSizeStyle",
    "viewBased", "headerView", "selectionHighlightStyle", "alternatingRowBackgroundColors", "gridStyleMask",
    "floatsGroupRows", "indentationPerLevel", "outlineTableColumn", "usesAutomaticRowHeights", "tableStyle",
    "indentationMarkerFollowsCell", "autoresizesOutlineColumn", "usesAlternatingRowBackgroundColors",
    "tableViewStyle", "draggingDestinationFeedbackStyle", "nestingMode",
    "importsGraphics", "richText", "verticallyResizable", "horizontallyResizable", "usesFontPanel",
    "allowsUndo", "usesRuler", "allowsNonContiguousLayout", "quoteSubstitution", "dashSubstitution",
    "textReplacement", "spellingCorrection", "smartInsertDelete", "linkDetection", "dataDetection",
    "continuousSpellChecking", "grammarChecking", "incrementalSearchingEnabled", "usesFindPanel",
    "fieldEditor", "preferredFindStyle", "findStyle", "allowsDocumentBackgroundColorChange",
    "allowsImageEditing", "useWindowsFonts", "spellingState", "allowsCharacterPicker",
    // Boxes and containers
    "fillColor", "isTransparent", "dividerStyle", "arrangesAllSubviews",
    "allowsTruncatedLabels", "tabViewType", "initialItem", "type", "xPlacement", "yPlacement",
    "rowAlignment", "rowSpacing", "columnSpacing", "blendingMode", "material", "emphasized", "state",
    "allowsVibrancy", "mirrorLayoutDirectionWhenInternationalizing", "imageScaling", "imagePosition",
    "canDraw", "fullScreenAuxiliary", "refusesFirstResponder",
    "lineBreakMode", "alignment",
  ]

  /// The elements in AppKit's views that do not change where anything is, or only inside what is saved as a size.
  static let cocoaIgnoredElements: Set<String> = [
    "scroller", "tableHeaderView", "tableViewGridLines", "font", "shadow", "visibilityPriorities",
    "holdingPriorities", "rows",
    "columns", "userDefinedRuntimeAttributes", "range", "attributedString", "segments", "tickMarks",
    "allowedInputSourceLocales", "contentFilters", "backgroundFilters", "compositingFilter", "animations",
    "textContainer", "insertionPointColor", "selectedTextAttributes", "linkTextAttributes",
    "tabStopsArray", "accessibility", "dictionary", "rulerView", "cells", "wkWebViewConfiguration",
    "wkPreferences", "webPreferences", "url", "userGuides", "animationDictionary", "allowedTypes",
    "CALayer", "layer", "ciFilter", "binding", "pathComponentCells", "objectValues", "rowTemplates",
    "calendar", "currencyCode", "nestedArray", "simpleMatrix", "tabViewStyle", "gridViewStyle",
  ]

  /// The elements in documents for AppKit that hold objects which may have views inside them.
  static let cocoaContainers: Set<String> = [
    "tableColumns", "tableColumn", "prototypeCellViews", "tabViewItems", "tabViewItem", "allowedToolbarItems",
    "defaultToolbarItems", "toolbar", "toolbarItem", "items", "menuItem", "popover", "window", "panel",
  ]
}

extension DocumentReader {
  var viewElements: [String: Set<String>] { InterfaceVocabulary.viewElements(of: toolkit) }

  var containers: Set<String> {
    toolkit == .cocoa ? InterfaceVocabulary.cocoaContainers : InterfaceVocabulary.containers
  }

  var ignoredAttributes: Set<String> {
    toolkit == .cocoa
      ? InterfaceVocabulary.cocoaIgnoredAttributes.union(InterfaceVocabulary.ignoredAttributes)
      : InterfaceVocabulary.ignoredAttributes
  }

  /// Whether an element of a document for AppKit says nothing about layout: cells of controls, scrollers, headers.
  func ignores(_ element: InterfaceElement) -> Bool {
    guard toolkit == .cocoa else { return false }
    if InterfaceVocabulary.cocoaIgnoredElements.contains(element.name) { return true }
    return element.name.hasSuffix("Cell") || element.name.hasSuffix("Formatter")
  }
}
