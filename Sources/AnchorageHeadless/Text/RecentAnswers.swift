/// The answers to the last few questions for a size, which take long to answer.
///
///     var sizes = RecentAnswers<Double, LayoutSize>()
///     sizes.insert(LayoutSize(width: 64, height: 32), for: 80)
///     sizes[80]   // (64, 32)
///     sizes[320]  // nil
struct RecentAnswers<Question: Equatable, Answer> {
  /// The oldest comes first.
  private var known: ContiguousArray<(question: Question, answer: Answer)> = []

  /// A window that goes back and forth between two widths asks for two more: those before texts wrap.
  private static var capacity: Int { 4 }

  /// The answer to a question; `nil` if it is not known any more.
  subscript(question: Question) -> Answer? {
    for each in known where each.question == question { return each.answer }
    return nil
  }

  /// Keeps an answer, and forgets the oldest if there are too many.
  mutating func insert(_ answer: Answer, for question: Question) {
    if known.count == Self.capacity { known.removeFirst() }
    known.append((question, answer))
  }

  /// Forgets all answers, because the content changed.
  mutating func removeAll() { known.removeAll() }
}
