import AnchorageInterfaceBuilder
import Testing

/// That the fixtures have every element and attribute of the format that layout needs.
@Suite struct FixtureCoverageTests {
  /// The elements and attributes of the fixtures: `element`, `element@attribute`, `element@attribute=value`.
  private static let present: Result<Set<String>, any Error> = Result {
    var found: Set<String> = []
    func add(_ element: InterfaceElement) {
      found.insert(element.name)
      for (name, value) in element.attributes {
        found.formUnion(["\(element.name)@\(name)", "\(element.name)@\(name)=\(value)", "@\(name)=\(value)"])
        found.insert("@\(name)")
      }
      for child in element.children { add(child) }
    }
    for fixture in try Fixture.all {
      add(try InterfaceElement(reading: Array(fixture.text.utf8), file: fixture.name))
    }
    return found
  }

  private static let documents: [String] = [
    "document@type=com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
    "document@type=com.apple.InterfaceBuilder3.CocoaTouch.XIB", "document@useAutolayout=YES",
    "document@useSafeAreas=YES", "document@toolsVersion", "device@id", "device@orientation=portrait",
    "scenes",
    "objects", "viewController", "tableViewController", "collectionViewController", "@key=view", "resources",
    "image@width", "image@height",
  ]

  private static let views: [String] = [
    "rect@key=frame", "autoresizingMask@widthSizable=YES", "autoresizingMask@heightSizable=YES",
    "autoresizingMask@flexibleMinX=YES", "autoresizingMask@flexibleMaxX=YES",
    "autoresizingMask@flexibleMinY=YES", "autoresizingMask@flexibleMaxY=YES",
    "@translatesAutoresizingMaskIntoConstraints=NO", "@fixedFrame=YES", "@misplaced=YES", "@ambiguous=YES",
    "@verifyAmbiguity=off", "@verifyAmbiguity=ignoreSizes", "@hidden=YES", "@customClass", "@customModule",
    "@userLabel", "outlet@property", "outletCollection@property", "label@text", "fontDescription@pointSize",
    "imageView@image", "button", "textField", "switch", "scrollView", "tableView", "collectionView",
    "@horizontalHuggingPriority", "@verticalHuggingPriority", "@horizontalCompressionResistancePriority",
    "@verticalCompressionResistancePriority", "@placeholderIntrinsicWidth=infinite",
    "@placeholderIntrinsicWidth=120", "@placeholderIntrinsicHeight", "size@key=intrinsicContentSize",
    "tableViewCell@reuseIdentifier", "tableViewCellContentView@key=contentView",
    "collectionViewCell@reuseIdentifier", "collectionViewCellContentView@key=contentView",
    "@key=tableHeaderView", "@key=tableFooterView", "@key=sectionHeaderView",
  ]

  private static let areas: [String] = [
    "viewLayoutGuide@key=safeArea", "viewLayoutGuide@key=contentLayoutGuide",
    "viewLayoutGuide@key=frameLayoutGuide", "viewLayoutGuide@key=keyboard",
    "viewControllerLayoutGuide@type=top", "viewControllerLayoutGuide@type=bottom",
    "edgeInsets@key=layoutMargins", "edgeInsets@left", "edgeInsets@right",
    "directionalEdgeInsets@key=directionalLayoutMargins", "directionalEdgeInsets@leading",
    "directionalEdgeInsets@trailing", "@preservesSuperviewLayoutMargins=YES",
    "@insetsLayoutMarginsFromSafeArea=NO", "@layoutMarginsFollowReadableWidth=YES",
  ]

  private static let constraints: [String] =
    [
      "firstItem", "firstAttribute", "relation=lessThanOrEqual", "relation=greaterThanOrEqual", "secondItem",
      "secondAttribute", "multiplier=0.5", "multiplier=1/3", "multiplier=16:9", "constant", "constant=-10",
      "priority", "id", "identifier", "symbolic=YES", "placeholder=YES",
    ].map { "constraint@\($0)" }
    + [
      "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY",
      "firstBaseline", "baseline", "leadingMargin", "trailingMargin", "leftMargin", "rightMargin",
      "topMargin", "bottomMargin", "centerXWithinMargins", "centerYWithinMargins",
    ].map { "@secondAttribute=\($0)" }

  private static let stacks: [String] =
    ["fillEqually", "fillProportionally", "equalSpacing", "equalCentering"].map { "@distribution=\($0)" }
    + ["leading", "trailing", "center", "top", "bottom", "firstBaseline", "lastBaseline"].map {
      "@alignment=\($0)"
    }
    + ["axis=vertical", "spacing", "spacingType=standard", "baselineRelativeArrangement=YES"].map {
      "stackView@\($0)"
    } + ["customSpacing", "real@value"]

  private static let variations: [String] = [
    "variation@key=default", "variation@key=heightClass=compact",
    "variation@key=heightClass=compact-widthClass=regular", "variation@constant", "mask@key=subviews",
    "mask@key=constraints", "exclude@reference", "include@reference",
  ]

  private static let appKit: [String] = [
    "document@type=com.apple.InterfaceBuilder3.Cocoa.XIB",
    "document@type=com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "window", "view@key=contentView",
    "customView", "textFieldCell@editable=YES", "textFieldCell@title", "font@metaFont=system",
    "buttonCell@type=push", "buttonCell@type=check", "popUpButton", "progressIndicator@style=spinning",
    "imageCell@image", "box@title", "box@titlePosition=noTitle", "box@boxType=custom",
    "box@boxType=separator", "scrollView", "clipView@key=contentView", "tableView", "tableCellView",
    "stackView@orientation=vertical", "stackView@orientation=horizontal", "stackView@distribution=fill",
    "stackView@distribution=fillEqually", "stackView@distribution=equalSpacing", "@alignment=centerY",
    "@alignment=height", "@detachesHiddenViews=YES", "edgeInsets@key=edgeInsets",
    "real@value=3.4028234663852886e+38",
  ]

  @Test(arguments: documents + views + areas + constraints + stacks + variations + appKit)
  func `a fixture has`(part: String) throws {
    #expect(try FixtureCoverageTests.present.get().contains(part))
  }
}
