import Anchorage

/// A problem, or a note on content without enough room, and the sizes of the root at which it exists.
///
///     let screen = LayoutView(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 667))
///     screen.addSubview(card)
///     card.edges == screen.edges.inset(by: 16)
///     card.width >= 300
///     let found = screen.problems(overWidths: 200...800)
///     found[0].sizes.upperBound  // 332
///     found[0].range             // "below 332 points of width"
///     found[0].size              // 200
public struct LayoutProblemRange: Hashable, Sendable {
  /// What there is at these sizes.
  public enum Report: Hashable, Sendable {
    /// A problem, as in ``LayoutView/diagnostics``.
    case problem(LayoutDiagnostic)
    /// A note on cut text, compressed content, overlapping texts, or a view that has no size or reaches beyond its
    /// superview.
    case note(LayoutNote)
  }

  /// The axis along which the size of the root varies.
  public var axis: LayoutAxis
  /// The sizes at which the problem exists, in points: from the size where it appears to the size where it is gone.
  public var sizes: ClosedRange<Double>
  /// The sizes that were asked about.
  public var asked: ClosedRange<Double>
  /// The problem or the note.
  public var report: Report
  /// The size that the numbers in ``report-swift.property`` belong to: an end of the range that was asked about, or
  /// one in the middle of ``sizes``.
  public var size: Double
}

extension LayoutNote {
  /// Whether the note is about content or a view without enough room, which depends on the size of the root.
  package var isAboutRoom: Bool {
    switch reason {
    case .cutText, .cutLines, .compressedContent, .unsized, .outside, .overlappingTexts: true
    default: false
    }
  }
}
