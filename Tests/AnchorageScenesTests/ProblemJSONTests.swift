import Testing

@testable import AnchorageHeadless
@testable import AnchorageScenes

/// Reports as JSON objects.
struct ProblemJSONTests {
  /// The problems of a scene with a root of 100 × 50 points, as JSON.
  private func problems(_ lines: String) -> Substring? {
    let json = Scene.json(from: "root 100 50\nview a\n" + lines, file: "a.layout")
    return json.firstRange(of: "\"problems\":").map {
      json[$0.upperBound...].dropLast(",\"notes\":[]}".count)
    }
  }

  @Test
  func `a conflict tells its constraints with their lines, and which gives way`() {
    #expect(
      problems("a.topLeading == root.topLeading\na.height == 1\na.width == 10\na.width == 20") == #"""
        [{"kind":"conflict","isError":true,\#
        "text":"error: required constraints conflict on the x-axis of 'a'\n\#
            a.width == 10      a.layout:5\n    a.width == 20      a.layout:6, gives way\n\#
        help: remove one of them, for example 'a.width == 20'",\#
        "summary":"error: conflict on the x-axis of 'a': \#
        a.width == 10 (a.layout:5), a.width == 20 (a.layout:6) gives way",\#
        "items":["a"],\#
        "constraints":[{"text":"a.width == 10","file":"a.layout","line":5},\#
        {"text":"a.width == 20","file":"a.layout","line":6}],\#
        "broken":["a.width == 20"],"omitted":0,\#
        "help":{"replaced":["a.width == 20"],"code":[],"tried":true,\#
        "edits":[{"file":"a.layout","line":6,"column":1,"length":13,"replacement":""}]}}]
        """#)
  }

  @Test
  func `what is open tells its ranges`() {
    #expect(
      problems("a.leading >= root.leading + 8\na.trailing <= root.trailing\na.width == 12\na.height == 1")
        == #"""
        [{"kind":"ambiguity","isError":false,\#
        "text":"warning: the layout of 'a' is ambiguous\nnote: a.leading and a.top are not determined; Apple's engine chooses the same\n\#
        help: add constraints, for example 'a.leading == root.leading + 8' and 'a.top == root.top', in place of 'a.leading >= root.leading + 8'",\#
        "summary":"warning: not determined: a.leading, a.top","items":["a"],\#
        "open":[{"anchor":"a.leading","range":[8,88]},{"anchor":"a.top","range":[null,null]}],\#
        "help":{"replaced":["a.leading >= root.leading + 8"],"code":["a.leading == root.leading + 8","a.top == root.top"],"tried":true,\#
        "edits":[{"file":"a.layout","line":3,"column":11,"length":2,"replacement":"=="},\#
        {"file":"a.layout","line":6,"column":14,"length":0,"replacement":"\na.top == root.top"}]}}]
        """#)
  }

  @Test
  func `a tie tells its priority and its amount`() {
    #expect(
      problems("a.topLeading == root.topLeading\na.height == 1\na.width == 10 ~ .high\na.width == 20 ~ .high")
        == #"""
        [{"kind":"tie","isError":false,\#
        "text":"warning: optional constraints of equal priority compete for 10 points\n\#
            a.width == 10 ~ .high      a.layout:5\n    a.width == 20 ~ .high      a.layout:6, gives way\n\#
        note: Apple's engine chooses the same\n\#
        help: raise one, for example 'a.width == 10 ~ 751'",\#
        "summary":"warning: tie at 750 for 10 points: \#
        a.width == 10 ~ .high (a.layout:5), a.width == 20 ~ .high (a.layout:6)","items":["a"],\#
        "constraints":[{"text":"a.width == 10 ~ .high","file":"a.layout","line":5},\#
        {"text":"a.width == 20 ~ .high","file":"a.layout","line":6}],"omitted":0,"priority":750,"amount":10,\#
        "help":{"replaced":["a.width == 10 ~ .high"],"code":["a.width == 10 ~ 751"],"tried":true,\#
        "edits":[{"file":"a.layout","line":5,"column":17,"length":5,"replacement":"751"}]}}]
        """#)
  }

  @Test
  func `help tells what a lower priority comes to`() {
    let text = problems("a.edges == root.edges.inset(by: 8)\na.width == 10") ?? ""
    // 100 − 2 × 8 = 84.
    #expect(
      text.hasSuffix(
        #""help":{"replaced":["a.width == 10"],"code":["a.width == 10 ~ 999"],"outcome":"a.width is 84","tried":true,"edits":[{"file":"a.layout","line":4,"column":14,"length":0,"replacement":" ~ 999"}]}}]"#
      ))
  }

  @Test
  func `help tells what it costs`() {
    // 200 + 80 is more than 100.
    let text = problems(
      "a.leading == root.leading + 200\na.trailing == root.trailing - 80\na.top == root.top\na.height == 1")
    #expect(text?.contains(#""costs":["a.width is 0"],"tried":true,"#) == true)
  }

  @Test
  func `a circle is one`() {
    let text = problems(
      "view b\n[a, b].leading == root.leading\n[a, b].size == LayoutSize(width: 1, height: 1)\nb.top == a.bottom\na.top == b.bottom"
    )
    #expect(text?.contains(#""omitted":0,"circle":["a","b"],"help":"#) == true)
  }

  @Test
  func `a change that is not certain in the text has the constraint, and no column`() {
    var help = LayoutHelp(kind: .removal, replaced: ["a.width == 1"], code: [])
    help.edits = [
      LayoutEdit(
        kind: .removal, constraint: "a.width == 1",
        location: LayoutSourceLocation(fileID: "App/A.swift", line: 7))
    ]
    #expect(
      help.json(SceneEditor(Scene(parsing: "root 1 1")))
        == #"{"replaced":["a.width == 1"],"code":[],"tried":true,"edits":[{"constraint":"a.width == 1","file":"App/A.swift","line":7}]}"#
    )
  }

  @Test
  func `numbers are rounded to ten decimals`() {
    // A third of 100, and 0.1 + 0.2.
    let json = Scene.json(
      from:
        "root 100 50\nview a frame 0.1 0 1 1\nview b in a\nb.leading == a.leading + 0.2\nb.top == a.top\nb.width == root.width / 3\nb.height == 1"
    )
    #expect(json.contains(#""b":[0.3,0,33.3333333333,1]"#))
  }

  @Test
  func `a mistake tells its edits`() {
    #expect(
      Scene.json(from: "root 100 50\nview a\n\ta.widht == 8").hasSuffix(
        #""edits":[{"file":"scene.layout","line":3,"column":4,"length":5,"replacement":"width"}]}]}"#))
    #expect(!Scene.json(from: "root 100 50\nxyz == 8").contains("edits"))
  }
}
