import Testing

@testable import playground

/// `playground draw FILE OUT`, and the drawing in the terminal.
@Suite struct PlaygroundDrawTests {
  private func desk() -> Desk { Desk(["a.layout": "root 100 50", "b.layout": "root 1 2"]) }

  /// The title of a page, the index of its first step, and the captions with the sizes that are drawn.
  private func steps(of page: String?) -> [String] {
    let parts = (page ?? "").split(separator: "<h2>").map { part in
      let caption = part.prefix { $0 != "<" }
      let size =
        part.split(separator: "<title>root  ").dropFirst().first.map { $0.prefix { $0 != "a" } } ?? ""
      return "\(caption) is \(size)"
    }
    return Array(parts.dropFirst())
  }

  @Test func `an .svg is a drawing, and nothing is printed`() throws {
    let desk = desk()
    #expect(desk.run(["draw", "a.layout", "a.svg"]) == 0)
    #expect(try #require(desk.files["a.svg"]).contains(" aria-label=\"Layout of root, 100 × 50\">"))
    #expect(desk.out == "" && desk.err == "wrote a.svg\n")
    #expect(desk.run(["draw", "a.layout", "a.svg", "--size", "40x50"]) == 0)
    #expect(try #require(desk.files["a.svg"]).contains(" aria-label=\"Layout of root, 40 × 50\">"))
  }

  @Test func `constraints are drawn if that is asked for`() throws {
    let desk = Desk(["a.layout": "root 100 50\nview a\na.edges == root.edges.inset(by: 8)"])
    _ = desk.run(["draw", "a.layout", "plain.svg"])
    _ = desk.run(["draw", "--constraints", "a.layout", "a.svg"])
    #expect(try #require(desk.files["a.svg"]).contains("class=\"constraint"))
    #expect(try !#require(desk.files["plain.svg"]).contains("class=\"constraint"))
  }

  @Test func `a screen is drawn if that is asked for`() throws {
    let desk = desk()
    _ = desk.run(["draw", "a.layout", "a.svg"])
    _ = desk.run(["draw", "--shown", "a.layout", "b.svg"])
    #expect(try #require(desk.files["a.svg"]).hasPrefix(#"<svg class="anchorage" "#))
    #expect(try #require(desk.files["b.svg"]).hasPrefix(#"<svg class="anchorage shown" "#))
    #expect(
      mistake(in: ["draw", "a", "a.html", "--shown"])
        == "error: '--shown' has no effect with 'a.html'\nhelp: leave it out")
  }

  @Test func `- is standard output, and standard input`() {
    let desk = Desk(["-": "root 100 50"])
    #expect(desk.run(["draw", "-", "-"]) == 0)
    #expect(desk.out.hasPrefix("<svg ") && desk.files["-"] == "root 100 50")
  }

  @Test func `an .html is a page of the sizes, each laid out`() throws {
    let desk = desk()
    #expect(desk.run(["draw", "a.layout", "a.html", "--size", "40x50", "--size", "20x5"]) == 0)
    let page = try #require(desk.files["a.html"])
    #expect(
      steps(of: page) == ["100 × 50 is 100 × 50 ", "40 × 50 is 40 × 50 ", "20 × 5 is 20 × 5 "])
    #expect(page.contains(#" value="0">"#))
  }

  @Test func `the scene's own size is in a page once`() {
    let desk = desk()
    #expect(desk.run(["draw", "a.layout", "a.html", "--size", "40x50", "--size", "100x50"]) == 0)
    #expect(steps(of: desk.files["a.html"]) == ["40 × 50 is 40 × 50 ", "100 × 50 is 100 × 50 "])
  }

  @Test func `the title of a page is the name of the file, without folders`() throws {
    let desk = desk()
    desk.files["/screens/a.layout"] = "root 0 50"
    #expect(desk.run(["draw", "/screens/a.layout", "a.html"]) == 0)
    #expect(try #require(desk.files["a.html"]).contains("<title>a.layout</title>"))
  }

  @Test func `a page of a scene without width has one step`() {
    let desk = Desk(["a.layout": "root 0 50"])
    #expect(desk.run(["draw", "a.layout", "a.html"]) == 0)
    #expect(steps(of: desk.files["a.html"]).count == 1)
  }

  @Test func `a page without sizes goes from half of the width to one and a half`() throws {
    let desk = desk()
    #expect(desk.run(["draw", "a.layout", "a.html"]) == 0)
    let page = try #require(desk.files["a.html"])
    let steps = steps(of: page)
    #expect(steps.count == 21 && steps[0] == "50 × 50 is 50 × 50 ")
    #expect(steps[10] == "100 × 50 is 100 × 50 " && steps[20] == "150 × 50 is 150 × 50 ")
    #expect(page.contains(#" value="10">"#))
  }

  @Test func `a file that cannot be written is reported`() {
    let desk = desk()
    #expect(desk.run(["draw", "a.layout", "/a.svg"]) == 2)
    #expect(desk.err == "error: cannot write '/a.svg': Permission denied\n")
  }

  @Test func `the drawing in the terminal has a width, is plain, or is not there`() {
    let files = ["a.layout": "root 100 50"]
    #expect(
      run("--width", "60", "--plain", "a.layout", files: files).out.hasSuffix(
        "\n\n(drawing of root, 60 columns, plain)\n"))
    #expect(run("--no-drawing", "a.layout", files: files).out == "root  0  0  100  50\n")
  }

  @Test(arguments: [
    (
      ["b.layout", "c.layout"],
      "'c.layout' is not the name of a drawing\nhelp: write, for example, 'playground draw b.layout drawing.svg'"
    ),
    (["c.svg", "b.layout"], "'b.layout' is not the name of a drawing\nhelp: playground draw b.layout c.svg"),
    (
      ["a", "a.png"],
      "'a.png' is not the name of a drawing\nhelp: write, for example, 'playground draw a drawing.svg'"
    ),
    (
      ["scene.svg", "./scene.svg"],
      "'draw' would replace './scene.svg', which is read\nhelp: name another file to write"
    ),
    (["a", "a.html", "--constraints"], "'--constraints' has no effect with 'a.html'\nhelp: leave it out"),
    (["a", "a.svg", "--size", "1x2", "--size", "3x4"], "'--size' is given twice"),
  ])
  func `an output that is no drawing, or is read, is refused`(_ arguments: [String], _ message: String) {
    #expect(mistake(in: ["draw"] + arguments) == "error: \(message)")
  }

  @Test func `an output may be named like an option`() {
    let desk = desk()
    #expect(desk.run(["draw", "a.layout", "--", "--json.svg"]) == 0)
    #expect(desk.files["--json.svg"]?.hasPrefix("<svg ") == true)
  }
}
