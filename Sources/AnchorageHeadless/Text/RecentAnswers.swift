/// A cache of the last few answers to questions about sizes, which are slow to answer.
///
///     var sizes = RecentAnswers<Double, LayoutSize>()
///     sizes.insert(LayoutSize(width: 64, height: 32), for: 80)
///     sizes[80]   // (64, 32)
///     sizes[320]  // nil
struct RecentAnswers<Question: Equatable, Answer> {
  /// The oldest comes first.
  private var known: ContiguousArray<(question: Question, answer: Answer)> = []

  /// A window that alternates between two widths also asks for two widths before texts wrap.
  private static var capacity: Int { 4 }

  /// The answer to a question; `nil` if it isn't cached.
  subscript(question: Question) -> Answer? {
    for each in known where each.question == question { return each.answer }
    return nil
  }

  /// Adds an answer, and removes the oldest if there are too many.
  mutating func insert(_ answer: Answer, for question: Question) {
    if known.count == Self.capacity { known.removeFirst() }
    known.append((question, answer))
  }

  /// Removes all answers, because the content changed.
  mutating func removeAll() { known.removeAll() }
}
