import Testing

@testable import AnchorageScenes

@Suite struct NearestWordTests {
  @Test(
    arguments: [
      ("titel", ["badge", "title"], "title"), ("TITLE", ["badge", "title"], "title"),
      ("badg", ["badges", "badge"], "badge"),
      ("überschrift", ["Überschrift", "unterschrift"], "Überschrift"),
      ("a", ["b"], nil), ("A", ["a"], "a"), ("ab", ["b"], "b"), ("icon", ["title"], nil),
      ("title", ["title"], nil), ("", ["a"], nil), ("x", [], nil),
      (String(repeating: "x", count: 41), [String(repeating: "x", count: 40)], nil),
    ] as [(String, [String], String?)])
  func `a word with a few wrong letters is found`(word: String, words: [String], nearest: String?) {
    #expect(nearestWord(to: word, in: words) == nearest)
  }

  @Test
  func `the nearest word is the first with the fewest edits, or the first of these that begins alike`() {
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    func randomWord() -> String { String((0...random(7)).map { _ in ["a", "b", "C"][random(3)] }.joined()) }
    for _ in 0..<2000 {
      let (word, words) = (randomWord(), (0..<6).map { _ in randomWord() })
      let near = words.filter { other in
        let length = max(word.count, other.count)
        return other != word && edits(word, other) <= (length == 1 ? 0 : max(1, length / 3))
      }
      let least = near.map { edits(word, $0) }.min()
      let nearest = near.filter { edits(word, $0) == least }
      let alike = nearest.first { $0.lowercased().first == word.lowercased().first }
      #expect(nearestWord(to: word, in: words) == alike ?? nearest.first, "\(word) \(words)")
    }
  }

  /// The number of edits by the definition: the least of what the last letters can have come from.
  private func edits(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left.lowercased()), Array(right.lowercased()))
    var known: [[Int]] = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        if i == 0 || j == 0 {
          known[i][j] = i + j
          continue
        }
        let change = known[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        known[i][j] = min(change, known[i - 1][j] + 1, known[i][j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          known[i][j] = min(known[i][j], known[i - 2][j - 2] + 1)
        }
      }
    }
    return known[a.count][b.count]
  }
}
