extension LookAttribute {
  /// The attributes of UIKit's classes; those of a superclass are looked up there.
  static let table: [String: [LookAttribute]] = [
    "UIView": [
      .flag("clipsSubviews", "clipsToBounds"), .number("alpha", standard: 1), .integer("tag"),
      .set("userInteractionEnabled", "isUserInteractionEnabled"),
      .flag("multipleTouchEnabled", "isMultipleTouchEnabled"), .flag("exclusiveTouch", "isExclusiveTouch"),
      .set("autoresizesSubviews"), .choice("contentMode", standard: "scaleToFill", contentModes),
      .choice(
        "semanticContentAttribute", standard: "unspecified",
        ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"]),
    ],
    "UILabel": [
      .flag("userInteractionEnabled", "isUserInteractionEnabled", absent: true),
      // Labels draw in their bounds, whatever this says.
      .choice("contentMode", standard: "left", absent: "left", contentModes),
      .choice("lineBreakMode", standard: "tailTruncation", [], renamed: lineBreakModes),
      .flag("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"), .number("minimumScaleFactor"),
      .flag("adjustsFontForContentSizeCategory"), .set("enabled", "isEnabled"),
      .flag("highlighted", "isHighlighted"),
    ],
    "UIImageView": [
      .flag("userInteractionEnabled", "isUserInteractionEnabled", absent: true),
      .flag("highlighted", "isHighlighted"),
    ],
    "UIControl": [
      .set("enabled", "isEnabled"), .flag("selected", "isSelected"), .flag("highlighted", "isHighlighted"),
      .choice(
        "contentHorizontalAlignment", standard: "center",
        ["center", "left", "right", "fill", "leading", "trailing"]),
      .choice("contentVerticalAlignment", standard: "center", ["center", "top", "bottom", "fill"]),
    ],
    "UIButton": [
      .choice(
        "lineBreakMode", "titleLabel?.lineBreakMode", standard: "middleTruncation", [],
        renamed: lineBreakModes)
    ],
    "UITextField": [
      .choice(
        "contentHorizontalAlignment", standard: "left",
        ["center", "left", "right", "fill", "leading", "trailing"]),
      .choice("borderStyle", standard: "none", ["none", "line", "bezel", "roundedRect"]),
      .choice(
        "clearButtonMode", standard: "never", ["never", "whileEditing", "unlessEditing", "always"]),
      .flag("clearsOnBeginEditing"), .flag("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"),
      .number("minimumFontSize"),
      .flag("adjustsFontForContentSizeCategory"),
    ],
    "UITextView": [
      .set("editable", "isEditable"), .set("selectable", "isSelectable"),
      .flag("adjustsFontForContentSizeCategory"),
    ],
    "UISwitch": [.flag("on", "isOn")],
    "UISlider": [
      .number("minValue", "minimumValue"), .number("maxValue", "maximumValue", standard: 1), .number("value"),
      .set("continuous", "isContinuous"),
    ],
    "UIStepper": [
      .number("minimumValue"), .number("maximumValue", standard: 100), .number("stepValue", standard: 1),
      .number("value"), .flag("wraps"), .set("continuous", "isContinuous"), .set("autorepeat"),
    ],
    "UISegmentedControl": [
      .choice(
        "contentHorizontalAlignment", standard: "left",
        ["center", "left", "right", "fill", "leading", "trailing"]),
      .choice("contentVerticalAlignment", standard: "top", ["center", "top", "bottom", "fill"]),
      .integer("selectedSegmentIndex", standard: -1), .flag("momentary", "isMomentary"),
      .flag("apportionsSegmentWidthsByContent"),
    ],
    "UIActivityIndicatorView": [
      .choice("style", standard: "medium", ["medium", "large"]),
      .flag("hidesWhenStopped", standard: true),
    ],
    "UIProgressView": [.number("progress")],
    "UIPageControl": [
      .integer("numberOfPages"), .integer("currentPage"), .flag("hidesForSinglePage"),
    ],
    "UIDatePicker": [
      .choice(
        "datePickerMode", standard: "dateAndTime", ["time", "date", "dateAndTime", "countDownTimer"]),
      .integer("minuteInterval", standard: 1),
    ],
    "UISearchBar": [
      .choice("searchBarStyle", standard: "default", ["default", "prominent", "minimal"]),
      .flag("showsCancelButton"),
    ],
    "UINavigationBar": [.set("translucent", "isTranslucent")],
    "UIToolbar": [.set("translucent", "isTranslucent")],
    "UITabBar": [.set("translucent", "isTranslucent")],
    "UIScrollView": scrolling,
    "UITableView": [
      .flag("alwaysBounceVertical", standard: true), .number("rowHeight", standard: -1),
      .number("estimatedRowHeight", standard: -1), .number("sectionHeaderHeight", standard: -1),
      .number("sectionFooterHeight", standard: -1), .set("allowsSelection"),
      .choice(
        "separatorStyle", standard: "default", ["none", "singleLine"], renamed: ["default": "singleLine"]),
      .flag("allowsMultipleSelection"), .flag("allowsSelectionDuringEditing"),
      .flag("allowsMultipleSelectionDuringEditing"),
    ],
    "UICollectionView": [.set("allowsSelection"), .flag("allowsMultipleSelection")],
    "UITableViewCell": [
      .choice("selectionStyle", standard: "default", ["none", "blue", "gray", "default"]),
      .choice("accessoryType", standard: "none", accessories),
      .choice("editingAccessoryType", standard: "none", accessories),
      .integer("indentationLevel"), .number("indentationWidth", standard: 10),
    ],
    "UITextInputTraits": textInput,
  ]

  private static let scrolling: [LookAttribute] = [
    .flag("clipsSubviews", "clipsToBounds", standard: true), .set("bounces"), .set("bouncesZoom"),
    .flag("alwaysBounceVertical"), .flag("alwaysBounceHorizontal"), .flag("pagingEnabled", "isPagingEnabled"),
    .set("scrollEnabled", "isScrollEnabled"), .set("scrollsToTop"), .set("delaysContentTouches"),
    .set("canCancelContentTouches"), .flag("directionalLockEnabled", "isDirectionalLockEnabled"),
    .set("showsHorizontalScrollIndicator"), .set("showsVerticalScrollIndicator"),
    .number("minimumZoomScale", standard: 1), .number("maximumZoomScale", standard: 1),
    .choice(
      "keyboardDismissMode", standard: "none",
      ["none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory"]),
    .choice(
      "contentInsetAdjustmentBehavior", standard: "automatic",
      ["automatic", "scrollableAxes", "never", "always"]),
  ]

  /// The attributes of the element inside a field that says what is typed there.
  private static let textInput: [LookAttribute] = [
    .flag("secureTextEntry", "isSecureTextEntry"),
    .choice(
      "keyboardType", standard: "default",
      [
        "default", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
        "decimalPad", "twitter", "webSearch",
      ], renamed: ["alphabet": "asciiCapable", "ASCIICapableNumberPad": "asciiCapableNumberPad"]),
    .choice(
      "returnKeyType", standard: "default",
      [
        "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
        "emergencyCall", "continue",
      ]),
    // Code's fields begin sentences with a capital, those of files do not.
    .choice(
      "autocapitalizationType", standard: "sentences", absent: "none",
      ["none", "words", "sentences", "allCharacters"]),
    .choice("autocorrectionType", standard: "default", ["default", "no", "yes"]),
    .choice("spellCheckingType", standard: "default", ["default", "no", "yes"]),
  ]

  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  private static let accessories = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]

  private static let lineBreakModes = [
    "tailTruncation": "byTruncatingTail", "middleTruncation": "byTruncatingMiddle",
    "headTruncation": "byTruncatingHead", "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping",
    "clip": "byClipping",
  ]
}
