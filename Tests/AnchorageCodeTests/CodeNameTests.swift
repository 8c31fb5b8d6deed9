@_spi(Printing) import AnchorageCode
import AnchorageHeadless
import AnchorageScenes
import Testing

@Suite struct CodeNameTests {
  @Test
  func `spaces at the beginning of a line, and after a break, stay in the text`() {
    #expect(
      StringLiteral.literal("one\n  two", indentation: 0, used: 9, width: 80)
        == ["\"\"\"", "  one", "    two", "  \"\"\""].joined(separator: "\n"))
    // Room for 7 characters and the backslash: the second space before "cc" begins a line.
    #expect(
      StringLiteral.literal(" aa bbb  cc", indentation: 0, used: 9, width: 10)
        == ["\"\"\"", "   aa bbb \\", "   cc", "  \"\"\""].joined(separator: "\n"))
  }

  /// Names that must neither end a literal nor become code.
  static let hostileNames = [
    "class", "self", "batch", "a b", "a\nb", "\"); fatalError(\"", "x\u{2028}y", "👩‍👩‍👧", "日本", "", " ", "1st",
    "_",
    "a\u{202E}b", "// @id x", "root", "superview", "in", "view", "a", "a", "\\(1 + 1)", "init", "nil",
  ]

  @Test func `names are identifiers, each once, whatever views are called`() {
    let root = LayoutView(name: "} fatalError() {", frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    for name in Self.hostileNames {
      let view = LayoutView(name: name)
      root.addSubview(view)
      view.width == 10
    }
    #expect(
      root.layoutCode() == """
        batch {
          [classView, selfView, batchView, aB, aB2, fatalError2, xY, view2, 日本, view3, view4, st, view5].width == 10
          [aB3, idX, root, superview, inView, view, a, a2, view6, initView, nilView].width == 10
        }

        """)
  }

  @Test func `a scene of hostile names reads again`() {
    let root = LayoutView(name: "}", frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    for name in Self.hostileNames {
      let label = LayoutLabel(name: name, text: name)
      root.addSubview(label)
      (label.top == root.top).identifier = name
    }
    let run = SceneRun(Scene(parsing: root.layoutCode(as: .scene)))
    #expect(run.mistakes.description == "")
    #expect(run.root.subviews.map { ($0 as? LayoutLabel)?.text } == Self.hostileNames)
    #expect(run.root.constraints.count == Self.hostileNames.count)
  }

  @Test func `comments about hostile names stay comments`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    for name in Self.hostileNames {
      let view = LayoutView(name: name)
      root.addSubview(view)
      view.width == Double.nan
      view.ownConstraints.add { view.height == 40 }
      view.ownConstraints.deactivate()
    }
    for language in [LayoutCodeLanguage.anchorage, .anchors] {
      let lines = root.layoutCode(as: language).split(whereSeparator: \.isNewline)
      #expect(lines.count { $0.hasPrefix("// refused: ") } == Self.hostileNames.count)
      #expect(lines.count { $0.hasPrefix("// inactive: ") } == Self.hostileNames.count)
      #expect(language == .anchors || lines.allSatisfy { $0.hasPrefix("// ") })
    }
  }

  @Test func `views without names are called after their texts and classes`() {
    final class AvatarView: LayoutView {}
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    let (row, guide) = (LayoutStackView(), LayoutGuide())
    let views = [LayoutLabel(text: "Sign in!"), LayoutLabel(), AvatarView(), LayoutScrollView(), row]
    for view in views {
      root.addSubview(view)
      view.top == root.top + Double(root.subviews.count)
    }
    root.addLayoutGuide(guide)
    guide.width == 8
    let names = ["signInLabel", "label", "avatarView", "scrollView", "row"]
    let lines = names.enumerated().map { "  \($1).top == view.top + \($0 + 1)" }
    #expect(root.layoutCode() == "batch {\n  guide.width == 8\n\(lines.joined(separator: "\n"))\n}\n")
  }
}
