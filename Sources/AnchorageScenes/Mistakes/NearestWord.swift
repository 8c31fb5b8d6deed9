/// Returns the word that is nearest to a misspelt word, or `nil` if none is near.
///
/// The distance counts inserted, omitted, changed and swapped letters and ignores case. A third of the
/// letters may be wrong.
func nearestWord(to word: String, in words: [String]) -> String? {
  let letters = Array(word.lowercased().utf8)
  guard letters.count <= 40 else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in words where candidate != word {
    let other = Array(candidate.lowercased().utf8)
    let limit = Swift.max(1, Swift.max(letters.count, other.count) / 3)
    guard abs(letters.count - other.count) <= limit else { continue }
    let distance = editDistance(letters, other)
    guard distance <= limit, distance < best?.distance ?? .max else { continue }
    best = (candidate, distance)
  }
  return best?.word
}

/// The number of edits between two words; swapping two adjacent letters is one edit.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var twoAbove: [Int] = []
  var above = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      let change = above[column] + (left[row] == right[column] ? 0 : 1)
      var least = Swift.min(change, above[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        least = Swift.min(least, twoAbove[column - 1] + 1)
      }
      current.append(least)
    }
    (twoAbove, above) = (above, current)
  }
  return above[right.count]
}
