import AnchorageHeadless
import Testing

@testable import AnchorageScenes

/// Lines of the visual format language in scenes.
@Suite struct SceneVisualFormatTests {
  @Test func `a scene lays out visual formats`() {
    let run = SceneRun(
      Scene(
        parsing: """
          root 320 100
          view a
          view b
          "H:|-[a(b)]-8-[b]-|"
          "V:|[a(20)]"
          "V:|[b(a)]"
          """))
    #expect(run.mistakes.isEmpty)
    run.layout(at: nil)
    // 320 - 8 - 8 - 8 = 296 for two views of one width.
    #expect(
      run.frameTable == """
        root    0  0  320  100
        ├ a     8  0  148   20
        └ b   164  0  148   20
        """)
  }

  @Test func `a mistake in a format is at its column`() {
    let run = SceneRun(Scene(parsing: "root 320 100\nview a\n\"H:|-8[a]\"\n", file: "card.layout"))
    #expect(
      "\(run.mistakes)" == """
        card.layout:3:7: error: expected '-' after the space
          "H:|-8[a]"
                ^
        """)
  }

  @Test func `a format is printed as it is read`() {
    let text = "root 320 100\nview a\n\n\"H:|-[a]-|\"\n"
    #expect("\(Scene(parsing: text).document)" == text)
  }

  @Test func `ten thousand mutated formats are read or refused`() {
    let formats = [
      "H:|-[icon(44)]-gap-[title(>=80,<=120@750)]-(>=8)-|", "V:|[a(b)]-[b]-(-8)-[c]|", "[a]-8.5-[b(a@20)]",
    ]
    let letters = Array("HV:|-[]()<>=@,.0123456789eabc_ \u{e9}\"")
    var generator = SeededGenerator(seed: 20)
    var (read, refused) = (0, 0)
    for round in 0..<10_000 {
      var format = Array(formats[round % formats.count])
      for _ in 0...Int.random(in: 0..<3, using: &generator) {
        let place = Int.random(in: 0...format.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0 where place < format.count: format.remove(at: place)
        case 1 where place < format.count:
          format[place] = letters[Int.random(in: 0..<letters.count, using: &generator)]
        default: format.insert(letters[Int.random(in: 0..<letters.count, using: &generator)], at: place)
        }
      }
      do throws(LayoutConstraint.FormatMistake) {
        read += try VisualFormat.lines(for: String(format)).isEmpty ? 0 : 1
      } catch {
        #expect((1...format.count + 1).contains(error.column) && !error.message.isEmpty)
        refused += 1
      }
    }
    #expect(read > 500 && refused > 5000)
  }
}
