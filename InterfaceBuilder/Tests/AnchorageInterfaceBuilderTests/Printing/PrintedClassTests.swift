import AnchorageHeadless
import AnchorageInterfaceBuilder
import Testing

/// Whole classes and scenes, as they are printed.
@Suite struct PrintedClassTests {
  private typealias Source = PrintedDocument

  /// A card with a picture, two texts and a row of buttons.
  private func card() throws -> InterfaceDocument {
    let row = """
      <stackView spacing="8" distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <rect key="frame" x="16" y="100" width="288" height="44"/>
      <subviews>
        \(Source.subview("ok", "button", "buttonType=\"system\"", width: 140, height: 44,
          inside: "<state key=\"normal\" title=\"OK\"/>"))
        \(Source.subview("no", "button", "buttonType=\"system\"", x: 148, width: 140, height: 44,
          inside: "<state key=\"normal\" title=\"Not &quot;now&quot;\"/>"))
      </subviews>
      </stackView>
      """
    let attributes = "userInteractionEnabled=\"NO\" textAlignment=\"natural\""
    let views =
      Source.subview(
        "title", "label", "text=\"Harbour\" \(attributes) horizontalHuggingPriority=\"251\"",
        x: 16, y: 16, width: 62)
      + Source.subview(
        "text", "label",
        "text=\"Boats&#10;at dusk\" numberOfLines=\"0\" userLabel=\"details\" \(attributes)",
        x: 16,
        y: 44,
        width: 288, height: 40) + row
    let constraints = [
      "title.top == root.top + 16", "title.leading == root.leading + 16", "text.top == title.bottom + 8",
      "text.leading == title.leading", "root.trailing == text.trailing + 16", "row.top == text.bottom + 16",
      "row.leading == root.leading + 16", "root.trailing == row.trailing + 16", "row.height == 44 ~ 999",
    ].map { Source.constraint($0) }.joined()
    return try Source.xib(Source.view(views, constraints))
  }

  @Test
  func `a class has properties, configuration, hierarchy and one batch`() throws {
    let document = try card()
    let code = document.trees[0].swift(in: document)
    #expect(code.omissions == [])
    #expect(
      code.text == """
        import Anchorage
        import UIKit

        /// The layout of 'root' in Card.xib.
        final class CardView: UIView {
          let harbourLabel = UILabel()
          let details = UILabel()
          let row = UIStackView()
          let okButton = UIButton(type: .system)
          let notNowButton = UIButton(type: .system)

          override init(frame: CGRect) {
            super.init(frame: frame)
            configure()
            assemble()
            constrain()
          }

          required init?(coder: NSCoder) { nil }

          private func configure() {
            harbourLabel.text = "Harbour"
            harbourLabel.hugging.horizontal = 251
            details.text = \"\"\"
              Boats
              at dusk
              \"\"\"
            details.numberOfLines = 0
            row.distribution = .fillEqually
            row.spacing = 8
            okButton.setTitle("OK", for: .normal)
            notNowButton.setTitle("Not \\"now\\"", for: .normal)
          }

          private func assemble() {
            for view in [harbourLabel, details, row] { addSubview(view) }
            row.addArrangedSubview(okButton)
            row.addArrangedSubview(notNowButton)
          }

          private func constrain() {
            batch {
              harbourLabel.topLeading == topLeading.offset(x: 16, y: 16)
              [harbourLabel, details, row].distribute(.vertical, spacing: [8, 16])
              details.leading == harbourLabel.leading
              details.trailing == trailing - 16
              row.horizontalEdges == horizontalEdges.inset(by: 16)
              row.height == 44 ~ 999
            }
          }
        }

        """)
  }

  @Test
  func `a headless class has the sizes of contents`() throws {
    let document = try card()
    let code = document.trees[0].swift(in: document, style: .headless)
    #expect(
      code.text == """
        import AnchorageHeadless

        /// The layout of 'root' in Card.xib.
        final class CardView: LayoutView {
          let harbourLabel = SizedLabel(name: "harbourLabel", width: 62, height: 20)
          let details = SizedLabel(name: "details", width: 288, height: 40)
          let row = LayoutStackView(name: "row")
          let okButton = SizedView(name: "okButton", width: 140, height: 44, baselines: (28.04, 15.96))
          let notNowButton = SizedView(name: "notNowButton", width: 140, height: 44, baselines: (28.04, 15.96))

          init() {
            super.init(name: "CardView", frame: LayoutRect(x: 0, y: 0, width: 320, height: 480))
            configure()
            assemble()
            constrain()
          }

          private func configure() {
            harbourLabel.text = "Harbour"
            harbourLabel.hugging.horizontal = 251
            details.text = \"\"\"
              Boats
              at dusk
              \"\"\"
            details.numberOfLines = 0
            row.distribution = .fillEqually
            row.spacing = 8
          }

          private func assemble() {
            for view in [harbourLabel, details, row] { addSubview(view) }
            row.addArrangedSubview(okButton)
            row.addArrangedSubview(notNowButton)
          }

          private func constrain() {
            batch {
              harbourLabel.topLeading == topLeading.offset(x: 16, y: 16)
              [harbourLabel, details, row].distribute(.vertical, spacing: [8, 16])
              details.leading == harbourLabel.leading
              details.trailing == trailing - 16
              row.horizontalEdges == horizontalEdges.inset(by: 16)
              row.height == 44 ~ 999
            }
          }

          /// A LayoutLabel with content of the size that was saved.
          final class SizedLabel: LayoutLabel {
            private let content: LayoutSize
            private let baselines: (first: Double, last: Double)

            init(
              name: String, width: Double = LayoutView.noIntrinsicMetric, height: Double = LayoutView.noIntrinsicMetric,
              baselines: (first: Double, last: Double) = (0, 0)
            ) {
              content = LayoutSize(width: width, height: height)
              self.baselines = baselines
              super.init(name: name, text: "", frame: .zero)
            }

            private var isSized: Bool { content.width >= 0 || content.height >= 0 }
            override var intrinsicContentSize: LayoutSize {
              isSized ? content : super.intrinsicContentSize
            }
            override var isMeasuredByWidth: Bool { !isSized && super.isMeasuredByWidth }
            override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
              isSized ? content : super.sizeThatFits(size)
            }
            override var firstBaselineOffsetFromTop: Double { baselines.first }
            override var baselineOffsetFromBottom: Double { baselines.last }
          }

          /// A LayoutView with content of the size that was saved.
          final class SizedView: LayoutView {
            private let content: LayoutSize
            private let baselines: (first: Double, last: Double)

            init(
              name: String, width: Double = LayoutView.noIntrinsicMetric, height: Double = LayoutView.noIntrinsicMetric,
              baselines: (first: Double, last: Double) = (0, 0)
            ) {
              content = LayoutSize(width: width, height: height)
              self.baselines = baselines
              super.init(name: name, frame: .zero)
            }

            override var intrinsicContentSize: LayoutSize { content }
            override var firstBaselineOffsetFromTop: Double { baselines.first }
            override var baselineOffsetFromBottom: Double { baselines.last }
          }
        }

        """)
  }

  @Test
  func `a scene has the sizes of contents, too`() throws {
    let document = try card()
    #expect(
      document.trees[0].scene(in: document).text == """
        // 'root' in Card.xib
        root 320 480
        label harbourLabel "Harbour" lines 1 intrinsic 62 20 baseline 16.18 4.1
        label details "Boats\\nat dusk" lines 0 intrinsic 288 40 baseline 16.18 4.1
        stack row spacing 8 distribution fillEqually
        view okButton in row intrinsic 140 44 baseline 28.04 15.96
        view notNowButton in row intrinsic 140 44 baseline 28.04 15.96

        harbourLabel.hugging.horizontal = 251
        harbourLabel.topLeading == root.topLeading.offset(x: 16, y: 16)
        [harbourLabel, details, row].distribute(.vertical, spacing: [8, 16])
        details.leading == harbourLabel.leading
        details.trailing == root.trailing - 16
        row.horizontalEdges == root.horizontalEdges.inset(by: 16)
        row.height == 44 ~ 999

        """)
  }

  @Test
  func `layouts for size classes are a switch`() throws {
    let variation = """
      <variation key="default"><mask key="constraints"><exclude reference="a.width == 100"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints">
      <include reference="a.width == 100"/><exclude reference="a.width == 50"/></mask></variation>
      """
    let constraints = ["a.width == 100", "a.width == 50", "a.height == 20"].map { Source.constraint($0) }
      .joined()
    let view = Source.view(Source.subview("a", "view", "userLabel=\"a\""), constraints)
      .replacing("</constraints>", with: "</constraints>\(variation)")
    let document = try Source.xib(view)
    let text = document.trees[0].swift(in: document).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop {
      $0 != "  let a = UIView()"
    }
    #expect(
      lines.joined(separator: "\n") == """
          let a = UIView()

          /// The layouts for size classes.
          enum Form {
            case compactWidth, regularWidth
          }

          private lazy var forms = ConstraintSwitch([
            Form.compactWidth: batch(active: false) {
              a.width == 50
            },
            .regularWidth: batch(active: false) {
              a.width == 100
            },
          ])

          private var form: Form {
            switch (traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass) {
            case (.regular, _): .regularWidth
            default: .compactWidth
            }
          }

          override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            forms.selection = form
          }

          override init(frame: CGRect) {
            super.init(frame: frame)
            assemble()
            constrain()
          }

          required init?(coder: NSCoder) { nil }

          private func assemble() {
            addSubview(a)
          }

          private func constrain() {
            batch {
              a.height == 20
            }
            forms.selection = form
          }
        }

        """)
  }

  @Test
  func `a batch of nothing but outlets names its backend, which no statement tells`() throws {
    let root = Source.view(
      Source.subview("a", "view", "userLabel=\"a\""), Source.constraint("a.height == 20")
    ).replacing(
      "</constraints>",
      with: """
        </constraints><connections><outlet property="tall" destination="a.height == 20" id="o"/></connections>
        """)
    let document = try Source.xib(root)
    for (style, backend) in [(InterfaceCode.Style.uiKit, "UIKitBackend"), (.headless, "HeadlessBackend")] {
      #expect(
        document.trees[0].swift(in: document, style: style).text.contains(
          """
              batch(of: \(backend).self) {
                let tall = a.height == 20
                self.tall = tall
              }

          """))
    }
  }

  @Test
  func `what cannot be said is a comment with its line`() throws {
    let views = Source.subview("map", "mapView") + Source.subview("own", "view", "customClass=\"Dial\"")
    let constraints =
      Source.constraint("map.width == 44", "placeholder=\"YES\"") + Source.constraint("map.top == gone.top")
    let document = try Source.xib(Source.view(views, constraints))
    let code = document.trees[0].swift(in: document)
    #expect(
      code.omissions.map(\.description) == [
        "line 5: 'mapView' is the element <mapView>", "line 7: 'dial' is an object of the class Dial",
        "line 10: map.width == 44: a placeholder, which is removed when the app runs",
        "line 10: map.top == gone.top: it names an object that is not in this tree",
      ])
    for omission in code.omissions {
      #expect(
        code.text.contains("// not translated: \(omission.sentence) (line \(omission.position.line))\n"))
    }
  }

  @Test
  func `of what composites could say, they say four fifths`() throws {
    let document = try card()
    let tree = document.trees[0]
    let sayable = SayableConstraints(tree, in: document)
    let alone = sayable.countAlone(in: tree.scene(in: document))
    #expect(sayable.sayable.count == 7)
    #expect(alone * 5 <= sayable.sayable.count)
  }
}
