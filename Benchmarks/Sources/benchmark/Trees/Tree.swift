import AnchorageHeadless

/// A screen of some number of parts, written as people write layouts.
struct Tree: Sendable {
  /// The parts that a screen put into its root.
  struct Parts {
    /// The text that is edited, and the other words it gets; `nil` if there is no text.
    var edit: (label: LayoutLabel, text: String)?
    /// A view in the middle, whose width has to be two numbers at once where a conflict is wanted.
    var middle: LayoutView
    /// The views whose frames are known by hand.
    var marks: [LayoutView] = []
  }

  let name: String
  /// The size of the root for so many parts.
  let size: @Sendable (_ count: Int) -> LayoutSize
  /// How many required constraints have to be left out in a root of a width, by hand.
  let conflictCount: @Sendable (_ count: Int, _ width: Double) -> Int
  /// The frames of the marked views, in the coordinates of their superviews, by hand.
  let frames: @Sendable (_ count: Int) -> [LayoutRect]
  private let fill: @Sendable (_ root: LayoutView, _ count: Int) -> Parts

  init(
    _ name: String, size: @escaping @Sendable (_ count: Int) -> LayoutSize,
    conflicts: @escaping @Sendable (_ count: Int, _ width: Double) -> Int = { _, _ in 0 },
    frames: @escaping @Sendable (_ count: Int) -> [LayoutRect],
    _ fill: @escaping @Sendable (_ root: LayoutView, _ count: Int) -> Parts
  ) {
    (self.name, self.size, conflictCount, self.frames) = (name, size, conflicts, frames)
    self.fill = fill
  }

  func fill(_ root: LayoutView, count: Int, hasConflict: Bool) -> Parts {
    let parts = fill(root, count)
    if hasConflict {
      parts.middle.width >= 41
      parts.middle.width <= 39
    }
    return parts
  }

  /// A line of every length between a few words and three lines of a phone; the same for the same index.
  static func sentence(_ index: Int) -> String {
    sentences[index % sentences.count]
  }

  private static let sentences = [
    "On my way", "The train is late again, I should be there at nine", "Great!",
    "Could you bring the blue folder with the drawings of the second floor?", "No problem",
    "I asked them twice and both times they told me that the parts had been sent on Monday", "See you then",
    "Nobody knows who ordered forty chairs",
  ]
}

extension Tree {
  static let all: [Tree] =
    cliffs + [
      chat, calendar, spreadsheet, outline, tags, splits, columns, subtitles, keyboard, dashboard,
    ]

  /// Kept out of the usual tables, so that nobody tunes for them.
  static let heldOut: [Tree] = [mailbox, invoice, player]

  static func named(_ name: String) -> Tree? { (all + heldOut).first { $0.name == name } }
}
