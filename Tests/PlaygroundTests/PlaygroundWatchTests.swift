import Testing

@testable import playground

@Suite struct PlaygroundWatchTests {
  private func watch(_ events: ((Desk) -> Void)...) -> Desk {
    let desk = Desk(["a.layout": "root 1 1"])
    desk.events = events
    #expect(desk.run(["watch", "--no-drawing", "a.layout"]) == 0)
    return desk
  }

  @Test func `a file is laid out again when it has settled on other contents`() {
    let desk = watch({ $0.files["a.layout"] = "root 2 2" }, { _ in }, { _ in })
    #expect(desk.out == "root  0  0  1  1\n(again)\nroot  0  0  2  2\n")
  }

  @Test func `a file that is being written waits`() {
    let desk = watch(
      { $0.files["a.layout"] = "root" }, { $0.files["a.layout"] = "root 3" },
      { $0.files["a.layout"] = "root 3 3" }, { _ in })
    #expect(desk.out == "root  0  0  1  1\n(again)\nroot  0  0  3  3\n" && desk.err == "")
  }

  @Test func `a file may be deleted and come back`() {
    let desk = watch(
      { $0.files["a.layout"] = nil }, { _ in }, { _ in }, { $0.files["a.layout"] = "root 4 4" }, { _ in })
    #expect(desk.out == "root  0  0  1  1\n(again)\nroot  0  0  4  4\n" && desk.err == "")
  }

  @Test func `a file that comes back as it was is not laid out again`() {
    let desk = watch(
      { $0.files["a.layout"] = nil }, { _ in }, { $0.files["a.layout"] = "root 1 1" }, { _ in })
    #expect(desk.out == "root  0  0  1  1\n")
  }

  @Test func `a mistake is reported, and its correction laid out`() {
    let desk = watch(
      { $0.files["a.layout"] = "root 1" }, { _ in }, { $0.files["a.layout"] = "root 5 5" }, { _ in })
    #expect(desk.out == "root  0  0  1  1\n(again)\n(again)\nroot  0  0  5  5\n")
    #expect(desk.err.hasPrefix("a.layout:1:7: error: "))
  }

  @Test func `an edit during the first run is laid out`() {
    let desk = Desk(["a.layout": "root 1 1"])
    desk.whileDrawing = { $0.files["a.layout"] = "root 2 2" }
    desk.events = [{ _ in }, { _ in }]
    _ = desk.run(["watch", "a.layout"])
    #expect(desk.out.contains("(again)\nroot  0  0  2  2\n"))
  }

  @Test func `a subcommand runs again, too`() {
    let desk = Desk(["a.layout": "root 1 1\n---\nroot 0 0 1 1\n"])
    desk.events = [{ $0.files["a.layout"] = "root 1 1\n---\nroot 0 0 1 2\n" }, { _ in }]
    #expect(desk.run(["watch", "check", "a.layout"]) == 1)
    #expect(desk.out.hasPrefix("ok    a.layout: 1 1\n1 scene, 1 layout: all as expected\n(again)\nFAIL  "))
  }

  @Test(arguments: ["format", "watch", "help", "version"])
  func `only what reads files can be watched`(_ word: String) {
    #expect(
      mistake(in: ["watch", word]) == "error: 'watch' cannot be combined with '\(word)', which is not a file")
    #expect(mistake(in: ["watch", "-"]) == "error: 'watch' cannot be combined with '-', which is not a file")
    #expect(mistake(in: ["watch"]) == "error: no file is given")
  }
}
