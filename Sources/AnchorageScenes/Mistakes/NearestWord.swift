/// Returns the word that is nearest to a misspelt word, or `nil` if none is near.
///
/// The distance counts inserted, omitted, changed and swapped letters and ignores case. A third of the
/// letters may be wrong. Among equally near words, one with the same first letter wins.
///
/// - Complexity: O(letters of the words), times the number of letters that may be wrong for words of similar length.
package func nearestWord(to word: String, in words: [String]) -> String? {
  var search = WordSearch(word)
  guard search.length <= 40 else { return nil }
  var best: (word: String, distance: Int, beginsAlike: Bool)?
  for candidate in words where candidate != word {
    let bound = best.map { $0.beginsAlike ? $0.distance : $0.distance + 1 } ?? .max
    guard let distance = search.distance(to: candidate, below: bound) else { continue }
    let beginsAlike = search.beginsAlike(candidate)
    if distance != best?.distance || beginsAlike { best = (candidate, distance, beginsAlike) }
  }
  return best?.word
}

/// Compares words with a given word; keeps its memory, because a scene may have thousands of names.
private struct WordSearch {
  private let letters: [UInt8]
  private var other: [UInt8] = []
  // The rows of the table of distances between beginnings of the words.
  private var twoAbove: [Int] = []
  private var above: [Int] = []
  private var current: [Int] = []

  var length: Int { letters.count }

  init(_ word: String) {
    var folded: [UInt8] = []
    WordSearch.fold(word, into: &folded)
    letters = folded
  }

  /// Whether a word begins with the same letter, in upper or lower case.
  func beginsAlike(_ word: String) -> Bool {
    guard let first = letters.first, let other = word.utf8.first else { return false }
    return first | 0x20 == other | 0x20
  }

  /// The distance to a word, if it is near enough and below a bound.
  mutating func distance(to word: String, below bound: Int) -> Int? {
    // A single changed letter in a short word is a different name.
    let longest = max(letters.count, word.utf8.count)
    let limit = min(longest == 1 ? 0 : max(1, longest / 3), bound - 1)
    guard abs(letters.count - word.utf8.count) <= limit else { return nil }
    WordSearch.fold(word, into: &other)
    return distance(atMost: limit)
  }

  /// The letters in lower case: those of ASCII only, as the tables for all others are ten kilobytes in a browser. `Ä` and
  /// `ä` are one letter apart then.
  private static func fold(_ word: String, into letters: inout [UInt8]) {
    letters.removeAll(keepingCapacity: true)
    for letter in word.utf8 { letters.append(letter >= 0x41 && letter <= 0x5A ? letter + 0x20 : letter) }
  }

  /// The number of edits between the words; swapping two adjacent letters is one edit.
  private mutating func distance(atMost limit: Int) -> Int? {
    above = Array(0...other.count)
    twoAbove = above
    current = above
    var leastAbove = 0
    for row in letters.indices {
      current[0] = row + 1
      var leastOfRow = row + 1
      for column in other.indices {
        let change = above[column] + (letters[row] == other[column] ? 0 : 1)
        var least = min(change, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letters[row] == other[column - 1], letters[row - 1] == other[column] {
          least = min(least, twoAbove[column - 1] + 1)
        }
        current[column + 1] = least
        leastOfRow = min(leastOfRow, least)
      }
      // No number of a later row is below the least of the last two rows.
      if min(leastOfRow, leastAbove) > limit { return nil }
      leastAbove = leastOfRow
      (twoAbove, above, current) = (above, current, twoAbove)
    }
    return above[other.count] <= limit ? above[other.count] : nil
  }
}
