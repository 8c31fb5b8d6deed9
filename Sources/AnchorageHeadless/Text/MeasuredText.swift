import Anchorage

/// The words of a label's text, and how large it was in the last few widths.
struct MeasuredText {
  /// The number of lines and the units of the widest, in one width.
  private struct Measurement {
    var capacity: Int64
    var limit: Int
    var longest: Int64
    var lineCount: Int
  }

  private let words: TextWords
  private var recent: ContiguousArray<Measurement> = []
  /// How often lines were broken, for tests.
  private(set) var wrapCount = 0

  /// A window that goes back and forth between two widths asks for two more, those before texts wrap.
  private static let mostMeasurements = 4

  init(_ text: String, _ metrics: LayoutTextMetrics) { words = TextWords(text, metrics) }

  /// How many lines of at most `capacity` units the text has, and how many units the widest has.
  mutating func measure(capacity: Int64, limit: Int) -> (longest: Int64, lineCount: Int) {
    for known in recent where known.capacity == capacity && known.limit == limit {
      return (known.longest, known.lineCount)
    }
    wrapCount += 1
    var counter = LineCounter(limit: limit)
    words.wrap(capacity: capacity, limit: limit, into: &counter)
    if recent.count == MeasuredText.mostMeasurements { recent.removeFirst() }
    recent.append(
      Measurement(capacity: capacity, limit: limit, longest: counter.longest, lineCount: counter.count))
    return (counter.longest, counter.count)
  }
}
