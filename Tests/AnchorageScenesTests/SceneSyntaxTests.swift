import AnchorageScenes
import Testing

/// Reads a scene, prints it and reads it again.
private func roundTrip(_ text: String) -> (first: Scene, second: Scene) {
  let first = Scene(parsing: text, file: "a.layout")
  return (first, Scene(parsing: "\(first.document)", file: "a.layout"))
}

@Suite struct SceneSyntaxTests {
  @Test(arguments: [
    "a.leading == b.leading + 8 ~ .high",
    "a.leading == b.leading - 8",
    "a.width == 2 * b.width - 8 ~ .required - 1",
    "a.width == (b.width + 10) / 2",
    "a.width == b.width - (c.width - 8)",
    "a.width == -b.width",
    "a.width == -(b.width + 8) * -2",
    "a.width == -8 + b.width * -0.5",
    "10 - a.width == b.width",
    "b.leading - a.trailing == c.leading - b.trailing",
    "a.centerX == root.trailing / 3 ~ 999.5",
    "a.edges == root.safeArea.edges.inset(by: 16)",
    "a.edges.excluding(.bottom) == root.margins.edges",
    "a.edges == root.edges.inset(by: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
    "a.size == LayoutSize(width: 10, height: 20)",
    "a.centerXY == root.centerXY.offset(x: 0, y: -12) ~ 900",
    "[a, b].top == c.top",
    "[a, b, c].distribute(.horizontal, spacing: 8, sizes: .equal, in: root)",
    "[a, b].align(.centerY)",
    "a.setContentHuggingPriority(.high + 1, for: .horizontal)",
    "a.width == 44 // @id tall",
    "a.width >= 1e+16",
    "[] == [[], [a, -2]]",
    "grüße.width == 3",
    "a.hugging.horizontal = .high + 1",
    "a.compressionResistance = LayoutContentPriorities(horizontal: 251, vertical: .required)",
    "a.top >= [superview.top + 8, b.bottom]",
    "a.edges == superview.edges.inset(by: LayoutInsets(horizontal: 16, vertical: 8))",
  ])
  func `a canonical statement prints as it is written`(_ statement: String) {
    let (first, second) = roundTrip("root 390 200\n\n" + statement)
    #expect(first.mistakes.description == "")
    #expect(first.document.description == "root 390 200\n\n\(statement)\n")
    #expect(first.document == second.document)
  }

  @Test(arguments: [
    ("a.leading==b.leading+8~.high", "a.leading == b.leading + 8 ~ .high"),
    ("a.width == ((b.width) + (8)) ~ (.required - 1)", "a.width == b.width + 8 ~ .required - 1"),
    ("a.width == (b.width * 2) / 3", "a.width == b.width * 2 / 3"),
    ("a.width == b.width * (2 / 3)", "a.width == b.width * (2 / 3)"),
    ("a.width == - b.width", "a.width == -b.width"),
    ("a.width == 1_000.50 // note", "a.width == 1000.5"),
    ("a.width == 5 //@id   five  and more", "a.width == 5 // @id five"),
    ("a . width == 0.0", "a.width == 0"),
    ("[a,b,].top == c.top", "[a, b].top == c.top"),
    ("(-2).width == 3", "(-2).width == 3"),
    ("-(-a.width) == 3", "-(-a.width) == 3"),
    ("a.width == - 2", "a.width == -2"),
    ("a.width == -(-2)", "a.width == 2"),
    ("(guide)", "(guide)"),
    ("(root)-2 == 1", "(root) - 2 == 1"),
    ("(view)(3) == 1", "(view)(3) == 1"),
    ("(batch)", "(batch)"),
    ("(print)(3)", "(print)(3)"),
    ("view...2 == 1", "view...2 == 1"),
    ("view = 2", "view = 2"),
  ])
  func `a statement prints with the spaces and parentheses it needs`(_ written: String, _ printed: String) {
    let (first, second) = roundTrip("root 390 200\n" + written)
    #expect(first.document.statements.first?.description == printed)
    #expect(first.document == second.document)
  }

  @Test(arguments: [
    "view a", "view a in b", "view a intrinsic 64 -", "view a in b intrinsic - 20.5 hidden rtl", "guide g",
    "guide g in b", "label l \"\"", #"label l in b "Say \"hi\"\n\\ \u{7} ☂" lines 2"#,
    "view a frame -1 2.5 3 4 margins 1 2 3 4 safearea 0 0 0 0 alignment 1 -1 2 -2",
    "label l \"// no comment\" ltr",
    "view a frame 1 2 3 4 mask flexibleWidth flexibleTopMargin hidden",
    "stack a frame 1 2 3 4 mask flexibleHeight",
    "view a in b preservesmargins", "view mask frame 0 0 1 1 mask flexibleWidth",
    "view view baseline 12 3", "view intrinsic intrinsic 1 2", "view hidden hidden",
  ])
  func `a canonical declaration prints as it is written`(_ declaration: String) {
    let (first, second) = roundTrip("root 390 200\n" + declaration)
    #expect(first.mistakes.description == "")
    #expect(first.document.description == "root 390 200\n\(declaration)\n")
    #expect(first.document == second.document)
  }

  @Test(arguments: ["root 390 200 scale 3", "root 390 200 rtl scale 1.5 margins 1 2 3 4"])
  func `the options of the root print as they are written`(_ declaration: String) {
    let (first, second) = roundTrip(declaration)
    #expect(first.mistakes.description == "")
    #expect(first.document.description == declaration + "\n")
    #expect(first.document == second.document)
  }

  @Test func `header, identifiers and expectations survive printing, other comments do not`() {
    let scene = Scene(
      parsing: """
        // A card.   oracle: hand
        //
        root   390 200   // the phone

        // The views.
        view a
        a.width == 5 // @id five
        view b
        ---
        root 0 0 390 200

          // halfway
        └ a  0 0 5 0   // narrow
        --- 100 50.5
        root 0 0 100 50.5
        --- problems
        error: all
        """)
    let printed = """
      // A card.   oracle: hand
      //
      root 390 200
      view a

      a.width == 5 // @id five
      view b
      ---
      root 0 0 390 200
      └ a  0 0 5 0
      --- 100 50.5
      root 0 0 100 50.5
      --- problems
      error: all

      """
    #expect(scene.mistakes.isEmpty)
    #expect(scene.document.description == printed)
    #expect(Scene(parsing: printed).document == scene.document)
  }

  @Test func `a comment in the header may begin with a mark that joins the space before it`() {
    let scene = Scene(parsing: "//\u{7AB}\nroot 10 20")
    #expect(scene.document.header == ["\u{7AB}"])
    #expect(Scene(parsing: scene.document.description).document == scene.document)
  }

  @Test func `lines may end in carriage returns and the file may begin with a byte order mark`() {
    let scene = Scene(parsing: "\u{FEFF}root 10 20\r\nview a\r\n---\r\nroot 0 0 10 20\r\n")
    #expect(scene.document.description == "root 10 20\nview a\n---\nroot 0 0 10 20\n")
  }

  @Test func `an item may have the name of a declaration`() {
    let scene = Scene(parsing: "root 1 2\nview view\nview.width == 3\nroot.width >= 2\nroot - 2 == 1")
    #expect(scene.document.statements.count == 2)
    #expect(scene.mistakes.kept.map(\.line) == [5])
  }
}
