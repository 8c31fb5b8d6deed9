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
