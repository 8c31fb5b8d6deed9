/// Why a changed value of a fixture moves no frame.
enum UnnoticedReason: String, CaseIterable {
  /// A view that is placed by its frame is where it was saved, because that is its frame.
  case placedByFrame
  /// The origin of a root is where its surroundings show it.
  case originOfRoot
  /// The mask of a root or of a content view moves with its surroundings; space that grows behind a view does not move it.
  case mask
  /// Nothing in the tree depends on the size of the root along this axis.
  case freeRoot
  /// The content size of a text is its saved size, and nothing depends on it.
  case contentSize
  /// An inset of a safe area or margin, or the height of a guide, follows from the only equation about it.
  case inset
  /// Another constraint decides: this one holds either way, or gives way to one of a higher priority.
  case otherDecides
  /// The same value again, or one that only matters for other content.
  case noEffect
}

extension UnnoticedReason {
  /// How many values of a fixture were changed, and how many of the changes move a frame, or do not for a reason.
  struct Counts: Equatable {
    let values: Int
    let noticed: Int
    let placedByFrame: Int
    let originOfRoot: Int
    let mask: Int
    let listed: Int

    init(
      values: Int, noticed: Int, placedByFrame: Int = 0, originOfRoot: Int = 0, mask: Int = 0, listed: Int = 0
    ) {
      (self.values, self.noticed, self.placedByFrame) = (values, noticed, placedByFrame)
      (self.originOfRoot, self.mask, self.listed) = (originOfRoot, mask, listed)
    }
  }

  /// The reason that follows from the kind of a mutation alone; `nil` for those that the tests list.
  static func rule(for mutation: Mutation, isRoot: Bool) -> UnnoticedReason? {
    switch (mutation.element, mutation.attribute) {
    case (_, "translatesAutoresizingMaskIntoConstraints"): .placedByFrame
    case ("rect", "x"), ("rect", "y"): isRoot ? .originOfRoot : nil
    case ("autoresizingMask", "flexibleMaxX"), ("autoresizingMask", "flexibleMaxY"): .mask
    case ("autoresizingMask", _): isRoot || mutation.object.hasSuffix("-content") ? .mask : nil
    default: nil
    }
  }
}
