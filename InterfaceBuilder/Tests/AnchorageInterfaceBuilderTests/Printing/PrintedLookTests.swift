import Testing

@testable import AnchorageInterfaceBuilder

/// How views look and what they do: lines of code for UIKit, or comments.
@Suite struct PrintedLookTests {
  private typealias Source = PrintedDocument

  /// The lines of `configure()` for a root with some views.
  private func configuration(_ views: String) throws -> String {
    let document = try Source.xib(Source.view(views))
    let lines = document.trees[0].swift(in: document).text.split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(of: "  private func configure() {"),
      let end = lines[start...].firstIndex(of: "  }")
    else { return "" }
    return lines[(start + 1)..<end].map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }

  /// The line of a view for an element with attributes.
  private func line(_ element: String, _ attributes: String, inside: String = "") throws -> String {
    try configuration(Source.subview("it", element, "userLabel=\"it\" \(attributes)", inside: inside))
  }

  private static let inactive = "userInteractionEnabled=\"NO\""
  private static let natural = "textAlignment=\"natural\""
  /// The attributes with which a label is as it is in code.
  private static let plain = "\(inactive) \(natural)"

  @Test(arguments: [
    ("view", "alpha=\"0.59999999999999998\"", "it.alpha = 0.6"),
    ("view", "clipsSubviews=\"YES\"", "it.clipsToBounds = true"),
    ("view", "contentMode=\"scaleAspectFill\"", "it.contentMode = .scaleAspectFill"),
    ("view", "contentMode=\"scaleToFill\" opaque=\"NO\"", ""),
    ("view", "userInteractionEnabled=\"NO\"", "it.isUserInteractionEnabled = false"),
    ("label", "\(natural) contentMode=\"left\"", "it.isUserInteractionEnabled = true"),
    ("label", "\(plain) lineBreakMode=\"tailTruncation\" baselineAdjustment=\"alignBaselines\"", ""),
    ("label", "\(plain) adjustsFontSizeToFit=\"NO\"", ""),
    ("button", "contentHorizontalAlignment=\"center\"", ""),
    ("button", "lineBreakMode=\"middleTruncation\"", ""),
    ("textField", "\(natural) contentHorizontalAlignment=\"left\"", ""),
    ("textField", "\(natural) borderStyle=\"roundedRect\"", "it.borderStyle = .roundedRect"),
    ("slider", "minValue=\"0.0\" maxValue=\"1\"", ""),
    ("scrollView", "clipsSubviews=\"YES\" multipleTouchEnabled=\"YES\"", ""),
    ("scrollView", "", "it.clipsToBounds = false"),
    ("activityIndicatorView", "hidesWhenStopped=\"YES\" animating=\"YES\"", "it.startAnimating()"),
  ])
  func `an attribute is a line unless it says what is so anyway`(
    element: String, attributes: String, expected: String
  ) throws {
    #expect(try line(element, attributes) == expected)
  }

  @Test(arguments: [("label", inactive), ("textField", ""), ("textView", "clipsSubviews=\"YES\"")])
  func `a text without an alignment is at the left, and a natural one as it is in code`(
    element: String, attributes: String
  ) throws {
    #expect(try line(element, attributes) == "it.textAlignment = .left")
    #expect(try line(element, "\(attributes) \(Self.natural)") == "")
  }

  @Test(arguments: [
    ("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"", ".white"),
    ("red=\"0\" green=\"0\" blue=\"0\" alpha=\"0\" colorSpace=\"calibratedRGB\"", ".clear"),
    ("white=\"0.33333\" alpha=\"1\" colorSpace=\"calibratedWhite\"", "UIColor(white: 0.333, alpha: 1)"),
    (
      "red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\" customColorSpace=\"sRGB\"",
      "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"
    ),
    (
      "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" customColorSpace=\"displayP3\"",
      "UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    ("systemColor=\"secondarySystemBackgroundColor\"", ".secondarySystemBackground"),
    ("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", ".systemGroupedBackground"),
    (
      "systemColor=\"newColor\" red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"1\"",
      "UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)"
    ),
    ("name=\"a &quot;\\(b)\"", "UIColor(named: \"a \\\"\\\\(b)\")"),
  ])
  func `a color is a value of UIColor`(attributes: String, expected: String) throws {
    let color = "<color key=\"backgroundColor\" \(attributes)/>"
    #expect(try line("view", "", inside: color) == "it.backgroundColor = \(expected)")
  }

  private static let red = "<color key=\"textColor\" systemColor=\"systemRedColor\"/>"

  @Test
  func `the settings of a view stand together, and one or two views need no loop`() throws {
    let views =
      Source.subview(
        "a", "label", "userLabel=\"a\" text=\"A\" \(Self.plain) alpha=\"0.5\"", inside: Self.red)
      + Source.subview(
        "b", "label",
        "userLabel=\"b\" text=\"B\" \(Self.plain) alpha=\"0.5\" horizontalHuggingPriority=\"251\"",
        inside: Self.red)
    #expect(
      try configuration(views) == """
        a.text = "A"
        a.alpha = 0.5
        a.textColor = .systemRed
        b.text = "B"
        b.alpha = 0.5
        b.textColor = .systemRed
        b.hugging.horizontal = 251
        """)
  }

  @Test
  func `three views of one class share a line, and properties of all views one for all`() throws {
    let views =
      ["a", "b", "c"].map {
        Source.subview(
          $0, "label", "userLabel=\"\($0)\" text=\"\($0)\" \(Self.plain) alpha=\"0.5\"",
          inside: Self.red)
      }.joined()
      + Source.subview("d", "textField", "userLabel=\"d\" \(Self.natural) alpha=\"0.5\"", inside: Self.red)
    #expect(
      try configuration(views) == """
        a.text = "a"
        b.text = "b"
        c.text = "c"
        d.textColor = .systemRed
        for view in [a, b, c, d] { view.alpha = 0.5 }
        for view in [a, b, c] { view.textColor = .systemRed }
        """)
  }

  @Test
  func `segments are there before one of them is selected, whatever other controls have`() throws {
    let controls = ["a", "b", "c"].map {
      Source.subview(
        $0, "segmentedControl", "userLabel=\"\($0)\" selectedSegmentIndex=\"0\"",
        inside: "<segments><segment title=\"One\"/></segments>")
    }
    #expect(
      try configuration(controls.joined()) == """
        a.insertSegment(withTitle: "One", at: 0, animated: false)
        a.selectedSegmentIndex = 0
        b.insertSegment(withTitle: "One", at: 0, animated: false)
        b.selectedSegmentIndex = 0
        c.insertSegment(withTitle: "One", at: 0, animated: false)
        c.selectedSegmentIndex = 0
        """)
  }

  @Test(arguments: [
    ("switch", "on=\"YES\""), ("slider", "maxValue=\"200\""), ("scrollView", "pagingEnabled=\"YES\""),
    ("label", "lineBreakMode=\"clip\""), ("button", "contentHorizontalAlignment=\"left\""),
    ("view", "tag=\"100\""),
  ])
  func `a comment names what controls, scroll views and texts do`(element: String, attribute: String) throws {
    let attributes = element == "label" ? "\(Self.plain) \(attribute)" : attribute
    let absent = element == "scrollView" ? "\nit.clipsToBounds = false" : ""
    #expect(try line(element, attributes) == "// not translated: 'it' has \(attribute) (line 5)\(absent)")
  }

  @Test(arguments: [
    (
      "imageView", "<imageReference key=\"image\" image=\"star\" catalog=\"system\"/>",
      "it.image = UIImage(systemName: \"star\")"
    ),
    (
      "button",
      """
      <state key="normal"><imageReference key="image" image="star" catalog="system"/>\
      <imageReference key="backgroundImage" image="pill"/></state>\
      <state key="selected"><imageReference key="image" image="moon" catalog="system"/></state>
      """,
      """
      it.setImage(UIImage(systemName: "star"), for: .normal)
      it.setBackgroundImage(UIImage(named: "pill"), for: .normal)
      it.setImage(UIImage(systemName: "moon"), for: .selected)
      """
    ),
    (
      "segmentedControl",
      "<segments><segment title=\"\"><imageReference key=\"image\" image=\"star\" catalog=\"system\"/></segment></segments>",
      "it.insertSegment(with: UIImage(systemName: \"star\"), at: 0, animated: false)"
    ),
    (
      "imageView", "<imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"large\"/>",
      """
      // not translated: 'it' has symbolScale="large" (line 5)
      it.image = UIImage(systemName: "star")
      """
    ),
  ])
  func `an image is the same as an attribute or as an element`(
    element: String, inside: String, expected: String
  ) throws {
    let attributes = ["imageView": Self.inactive, "button": "buttonType=\"system\""][element] ?? ""
    #expect(try line(element, attributes, inside: inside) == expected)
  }

  @Test
  func `states and segments are lines, and so is whether what is typed is secret`() throws {
    let state =
      "<state key=\"normal\" image=\"plus\" catalog=\"system\"><color key=\"titleColor\" white=\"0\" alpha=\"1\"/></state>"
      + "<state key=\"disabled\" title=\"No\"/>"
    #expect(
      try line("button", "buttonType=\"roundedRect\"", inside: state) == """
        it.setImage(UIImage(systemName: "plus"), for: .normal)
        it.setTitleColor(.black, for: .normal)
        it.setTitle("No", for: .disabled)
        """)
    let segments = "<segments><segment title=\"One\"/><segment title=\"\" image=\"two\"/></segments>"
    #expect(
      try line("segmentedControl", "selectedSegmentIndex=\"1\"", inside: segments) == """
        it.insertSegment(withTitle: "One", at: 0, animated: false)
        it.insertSegment(with: UIImage(named: "two"), at: 1, animated: false)
        it.selectedSegmentIndex = 1
        """)
    let traits = "<textInputTraits key=\"textInputTraits\" keyboardType=\"URL\" secureTextEntry=\"YES\"/>"
    #expect(
      try line("textField", Self.natural, inside: traits) == """
        // not translated: 'it' has keyboardType="URL" (line 5)
        it.isSecureTextEntry = true
        """)
  }

  @Test
  func `an action goes to its view, or up the responders`() throws {
    func action(to destination: String) -> String {
      """
      <connections><action selector="tap&quot;:" destination="\(destination)" eventType="touchUpInside" id="t"/>
      </connections>
      """
    }
    let tail = "action: Selector((\"tap\\\":\")), for: .touchUpInside)"
    #expect(try line("button", "", inside: action(to: "-1")) == "it.addTarget(nil, \(tail)")
    let twice = action(to: "-1") + action(to: "-1")
    #expect(try line("button", "", inside: twice) == "it.addTarget(nil, \(tail)")
    #expect(try line("button", "", inside: action(to: "it")) == "it.addTarget(it, \(tail)")
  }

  @Test
  func `a comment at the view says what its code leaves out`() throws {
    let parts = """
      <accessibility key="accessibilityConfiguration"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"/>
      </userDefinedRuntimeAttributes>
      <connections><segue destination="x" kind="show" identifier="next" id="s"/><outlet property="mate" destination="it"
      id="o"/></connections>
      """
    #expect(
      try line("view", "appearance=\"1&#10;2\" alpha=\"many\"", inside: parts) == """
        // not translated: 'mate' has alpha="many", appearance="1 2", <accessibility
        //   key="accessibilityConfiguration">, the runtime attribute 'layer.cornerRadius', the segue 'next'
        //   (line 5)
        """)
  }

  @Test
  func `margins of a readable width have a comment, for UIKit has no property for them`() throws {
    let view = Source.view("", attributes: "layoutMarginsFollowReadableWidth=\"YES\"")
    let document = try Source.xib(view)
    let code = document.trees[0].swift(in: document)
    #expect(code.omissions.map(\.sentence) == ["the margins of 'self' follow the readable width"])
  }

  @Test(arguments: InterfaceVocabulary.ignoredAttributes.sorted())
  func `no attribute of a view is left out silently`(attribute: String) throws {
    let silent: Set<String> = [
      "opaque", "clearsContextBeforeDrawing", "customModuleProvider", "sceneMemberID", "textLabel",
      "detailTextLabel", "imageView", "dataMode",
    ]
    for element in InterfaceVocabulary.viewElements.keys.sorted() {
      let isContent = [
        "scrollEnabled": "textView", "style": "tableView", "animating": "activityIndicatorView",
      ]
      if isContent[attribute] == element || element.contains("Cell") { continue }
      let text = try line(element, "\(attribute)=\"odd\"")
      #expect(text.contains("\(attribute)=\"odd\"") != silent.contains(attribute), "\(element)")
    }
  }

  @Test(arguments: InterfaceVocabulary.ignoredElements.sorted())
  func `no element of a view is left out silently`(part: String) throws {
    let silent: Set<String> = ["point", "nil", "freeformSimulatedSizeMetrics"]
    let inside = "<\(part) key=\"odd\"><odd keyPath=\"odd\"/></\(part)>"
    let text = try line("view", "", inside: inside)
    #expect(text.contains("odd") != silent.contains(part))
  }

  @Test
  func `each attribute, value and key of the tables is in the document that is type-checked`() throws {
    let text = try Source.looks("Controls.xib")
    for (owner, attributes) in LookAttribute.table {
      for attribute in attributes {
        guard case .choice(let values) = attribute.value else {
          #expect(text.contains(" \(attribute.name)=\""), "\(owner)")
          continue
        }
        for value in values where value != attribute.standard {
          #expect(text.contains(" \(attribute.name)=\"\(value)\""), "\(owner)")
        }
      }
    }
    for properties in ColorCode.properties.values {
      for key in properties { #expect(text.contains("<color key=\"\(key)\"")) }
    }
    let document = try InterfaceDocument(Array(text.utf8), file: "Controls.xib")
    #expect(document.trees.flatMap { $0.swift(in: document).omissions } == [])
  }

  @Test
  func `a symbolic distance without a number has a comment`() throws {
    let views = Source.subview("a") + Source.subview("b")
    let constraint =
      "<constraint id=\"c\" firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"bottom\" symbolic=\"YES\"/>"
    #expect(
      try Source.statements(Source.view(views, constraint)) == """
        // 8 is the standard space.
        innerView2.top == innerView.bottom + 8
        """)
    let written = constraint.replacing("symbolic", with: "constant=\"8\" symbolic")
    #expect(try Source.statements(Source.view(views, written)) == "innerView2.top == innerView.bottom + 8")
  }
}
