import AnchorageInterfaceBuilder
import Testing

/// Variations by size class beside those of constraints, as code.
@Suite struct PrintedSizeClassTests {
  private typealias Source = PrintedDocument

  /// The lines of the method that adopts a size class.
  private func adoption(in text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: "  private func adopt(_ form: Form) {"),
      let end = lines[start...].firstIndex(of: "  }")
    else { return "" }
    return lines[(start + 1)..<end].map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }

  @Test
  func `views, stack views and hiding follow the size classes`() throws {
    let text = try Source.looks("Turning.storyboard")
    let document = try InterfaceDocument(Array(text.utf8), file: "Turning.storyboard")
    let code = document.trees[0].swift(in: document)
    #expect(
      adoption(in: code.text) == """
        switch form {
        case .regularHeight:
          insertSubview(badge, at: 1)
          footer.removeFromSuperview()
          between.removeFromSuperview()
          row.axis = .vertical
          row.spacing = 8
          note.isHidden = true
        case .compactWidthCompactHeight:
          badge.removeFromSuperview()
          insertSubview(footer, at: 2)
          row.insertArrangedSubview(between, at: 1)
          row.axis = .horizontal
          row.spacing = 20
          note.isHidden = false
        case .regularWidthCompactHeight:
          badge.removeFromSuperview()
          insertSubview(footer, at: 2)
          row.insertArrangedSubview(between, at: 1)
          row.axis = .horizontal
          row.spacing = 30
          note.isHidden = false
        }
        forms.selection = form
        """)
    #expect(
      code.omissions.map(\.sentence) == [
        "fontDescription of 'note' is another for heightClass=regular-widthClass=regular"
      ])
    #expect(code.text.contains("    addSubview(row)\n    addSubview(note)\n"))
    #expect(code.text.contains("      footer.height == 20\n"))
  }

  @Test
  func `an outlet is the constraint of the layout that is selected`() throws {
    let constraint = Source.constraint("a.width == 9").replacing(
      "/>", with: "><variation key=\"widthClass=regular\" constant=\"8\"/></constraint>")
    let root = Source.view(Source.subview("a", "view", "userLabel=\"a\""), constraint).replacing(
      "</constraints>",
      with: """
        </constraints><connections><outlet property="breadth" destination="a.width == 9" id="o"/></connections>
        """)
    let document = try Source.xib(root)
    for (style, type, backend) in [
      (InterfaceCode.Style.uiKit, "NSLayoutConstraint", "UIKitBackend"),
      (.headless, "LayoutConstraint", "HeadlessBackend"),
    ] {
      let text = document.trees[0].swift(in: document, style: style).text
      #expect(
        text.contains(
          """
            private var breadthByForm: [Form: \(type)] = [:]
            var breadth: \(type)? { forms.selection.flatMap { breadthByForm[$0] } }

          """))
      #expect(
        text.contains(
          """
            private lazy var forms = ConstraintSwitch([
              Form.compactWidth: batch(of: \(backend).self, active: false) {
                let breadth = a.width == 9
                self.breadthByForm[.compactWidth] = breadth
              },
              .regularWidth: batch(of: \(backend).self, active: false) {
                let breadth = a.width == 8
                self.breadthByForm[.regularWidth] = breadth
              },
            ])

          """))
    }
  }

  @Test
  func `without constraints that differ there is no switch`() throws {
    let stack = Source.subview(
      "row", "stackView", "userLabel=\"row\" spacing=\"4\"",
      inside: "<variation key=\"widthClass=regular\" spacing=\"9\"/>")
    let document = try Source.xib(Source.view(stack))
    let text = document.trees[0].swift(in: document).text
    #expect(!text.contains("forms"))
    #expect(
      adoption(in: text) == """
        switch form {
        case .compactWidth:
          row.spacing = 4
        case .regularWidth:
          row.spacing = 9
        }
        """)
  }

  @Test
  func `forms with the same changes share a case`() throws {
    let views =
      Source.subview("a", "view", "userLabel=\"a\"") + Source.subview("b", "view", "userLabel=\"b\"")
    let variations = """
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="heightClass=compact-widthClass=regular"><mask key="constraints"><exclude reference="a.width == 9"/>
      </mask></variation>
      """
    let root = Source.view(views, Source.constraint("a.width == 9")).replacing(
      "</constraints>", with: "</constraints>" + variations)
    let document = try Source.xib(root)
    #expect(
      adoption(in: document.trees[0].swift(in: document).text) == """
        switch form {
        case .regularHeight:
          insertSubview(b, at: 1)
        case .compactWidthCompactHeight, .regularWidthCompactHeight:
          b.removeFromSuperview()
        }
        forms.selection = form
        """)
  }

  @Test
  func `other circumstances than size classes are comments`() throws {
    let variations = """
      <variation key="userInterfaceIdiom=mac"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """
    let root = Source.view(Source.subview("a", "view", "userLabel=\"a\"")).replacing(
      "<constraints>", with: variations + "<constraints>")
    let document = try Source.xib(root)
    let code = document.trees[0].swift(in: document)
    #expect(code.omissions.map(\.sentence) == ["'a' is taken out for userInterfaceIdiom=mac"])
    #expect(!code.text.contains("adopt"))
  }

  @Test
  func `two diagonals of size classes have two names`() throws {
    let constraint = Source.constraint("a.width == 9")
    let variations = """
      <variation key="heightClass=compact-widthClass=compact" constant="8"/>
      <variation key="heightClass=regular-widthClass=regular" constant="8"/>
      """
    let varied = constraint.replacing("/>", with: ">\(variations)</constraint>")
    let document = try Source.xib(Source.view(Source.subview("a", "view", "userLabel=\"a\""), varied))
    let text = document.trees[0].swift(in: document).text
    #expect(text.contains("    case unequalClasses, equalClasses\n"))
    #expect(text.contains("    case (.compact, .compact), (.regular, .regular): .equalClasses\n"))
  }

  @Test
  func `the imports are apart from the rest, so that several classes fit one file`() throws {
    let document = try Source.xib(Source.view(Source.subview("a")))
    for style in [InterfaceCode.Style.uiKit, .headless] {
      let code = document.trees[0].swift(in: document, style: style)
      #expect(code.imports == (style == .uiKit ? ["Anchorage", "UIKit"] : ["AnchorageHeadless"]))
      #expect(code.text == code.imports.map { "import \($0)\n" }.joined() + "\n" + code.body)
      #expect(!code.body.contains("import"))
    }
    #expect(document.trees[0].scene(in: document).imports == [])
  }
}
