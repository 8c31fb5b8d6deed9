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

extension UnnoticedReason {
  /// The counts of each fixture.
  static let counts: [String: Counts] = [
    "Cells.storyboard": Counts(
      values: 120, noticed: 49, placedByFrame: 8, originOfRoot: 14, mask: 14, listed: 35),
    "Constraints.xib": Counts(values: 268, noticed: 221, placedByFrame: 26, originOfRoot: 10, listed: 11),
    "Documents.xib": Counts(values: 99, noticed: 50, placedByFrame: 6, originOfRoot: 6, mask: 8, listed: 29),
    "Frames.xib": Counts(values: 116, noticed: 88, placedByFrame: 5, originOfRoot: 6, mask: 12, listed: 5),
    "LayoutGuides.storyboard": Counts(
      values: 33, noticed: 21, placedByFrame: 3, originOfRoot: 2, mask: 2, listed: 5),
    "Margins.storyboard": Counts(
      values: 107, noticed: 82, placedByFrame: 9, originOfRoot: 4, mask: 4, listed: 8),
    "Panels.storyboard": Counts(
      values: 147, noticed: 106, placedByFrame: 17, originOfRoot: 2, listed: 22),
    "Priorities.xib": Counts(values: 207, noticed: 163, placedByFrame: 18, originOfRoot: 4, listed: 22),
    "Scrolling.storyboard": Counts(
      values: 85, noticed: 69, placedByFrame: 6, originOfRoot: 4, mask: 4, listed: 2),
    "SignIn.storyboard": Counts(
      values: 76, noticed: 56, placedByFrame: 6, originOfRoot: 2, mask: 2, listed: 10),
    "SizeClasses.storyboard": Counts(
      values: 39, noticed: 33, placedByFrame: 1, originOfRoot: 2, mask: 2, listed: 1),
    "Stacks.xib": Counts(values: 305, noticed: 272, placedByFrame: 8, originOfRoot: 16, listed: 9),
    "StacksOfText.xib": Counts(values: 63, noticed: 56, placedByFrame: 3, originOfRoot: 2, listed: 2),
    "Window.xib": Counts(
      values: 193, noticed: 125, placedByFrame: 14, originOfRoot: 6, mask: 12, listed: 36),
  ]
}

extension UnnoticedReason {
  /// The changed values of each fixture that move no frame, but for those that follow from a rule.
  static let listed: [String: [UnnoticedReason: [String]]] = [
    "Cells.storyboard": [
      .placedByFrame: [
        "harbour-content rect.x", "harbour-content rect.y", "harbour-content rect.width",
        "boat-content rect.x", "boat-content rect.y", "boat-content rect.height",
      ],
      .freeRoot: [
        "list rect.width", "list rect.height", "list-head rect.width", "harbour rect.width",
        "harbour rect.height", "boats rect.width", "boats rect.height", "boat rect.width", "boat rect.height",
        "boats-head rect.width", "boats-head rect.height",
      ],
      .contentSize: [
        "head-text rect.width", "name rect.width", "ferries rect.width", "ferries rect.height",
        "boat-name rect.width", "boat-name rect.height", "boats-title rect.width", "boats-title rect.height",
      ],
      .inset: ["con-01.constant", "con-04.constant"],
      .otherDecides: ["name.horizontalHuggingPriority", "con-05.constant", "boat.width", "boat.height"],
      .noEffect: [
        "harbour.preservesSuperviewLayoutMargins", "harbour-content.preservesSuperviewLayoutMargins",
        "harbour-content.insetsLayoutMarginsFromSafeArea", "boat-content.insetsLayoutMarginsFromSafeArea",
      ],
    ],
    "Constraints.xib": [
      .freeRoot: [
        "multipliers rect.height", "baselines rect.width", "baselines rect.height", "symbols rect.width",
        "symbols rect.height",
      ],
      .contentSize: ["b-large rect.height", "b-end rect.width"],
      .otherDecides: ["con-31.constant", "con-31.priority", "con-34.constant", "con-34.priority"],
    ],
    "Documents.xib": [
      .placedByFrame: [
        "reader-clip-content rect.x", "reader-clip-content rect.y", "fleet-clip-content rect.x",
        "fleet-clip-content rect.y", "fleet-clip-content rect.width", "fleet-clip-content rect.height",
        "fleet-content rect.x", "fleet-content rect.y", "fleet-content rect.width",
        "fleet-content rect.height",
      ],
      .freeRoot: ["ship rect.width"],
      .contentSize: ["log-text rect.width", "ship-text rect.width"],
      .otherDecides: [
        "log-text.horizontalHuggingPriority", "log-text.verticalHuggingPriority",
        "ship-image.horizontalHuggingPriority", "ship-image.verticalHuggingPriority",
        "ship-text.horizontalHuggingPriority", "ship-text.verticalHuggingPriority",
        "fleet-content.verticalHuggingPriority",
      ],
      // Scrollers and headers are no part of the layout.
      .noEffect: [
        "reader-scroller.verticalHuggingPriority", "reader-scroller rect.x", "reader-scroller rect.y",
        "reader-scroller rect.width", "reader-scroller rect.height", "fleet-header rect.x",
        "fleet-header rect.y", "fleet-header rect.width", "fleet-header rect.height",
      ],
    ],
    "Frames.xib": [
      .freeRoot: ["placed rect.width", "placed rect.height", "unseen rect.width", "unseen rect.height"],
      .noEffect: ["ghost.hidden"],
    ],
    "LayoutGuides.storyboard": [
      .inset: [
        "content-area rect.x", "content-area rect.width", "con-03.constant", "con-07.constant",
        "con-08.constant",
      ]
    ],
    "Margins.storyboard": [
      .inset: [
        "con-18.constant", "low rect.height", "page rect.y", "page rect.height", "con-33.constant",
        "con-36.constant",
      ],
      .otherDecides: ["panel edgeInsets.left"],
      .noEffect: ["body directionalEdgeInsets.bottom"],
    ],
    "Panels.storyboard": [
      .freeRoot: ["panel rect.width"],
      .contentSize: ["mast-text rect.width", "mast-check rect.width"],
      .otherDecides: [
        "mast-text.verticalHuggingPriority", "mast-name.verticalHuggingPriority",
        "mast-check.verticalHuggingPriority", "mast edgeInsets.right",
        "deck-image.horizontalHuggingPriority", "deck-image.verticalHuggingPriority",
        "deck-text.horizontalHuggingPriority", "even.alignment",
      ],
      // Nothing is hidden in three of the stack views, and in the other hidden views keep their room.
      .noEffect: [
        "mast.distribution", "mast.detachesHiddenViews", "mast real.value", "mast real.value",
        "deck.distribution", "deck.orientation", "deck-quiet.hidden", "even.orientation",
        "even.detachesHiddenViews", "spread.orientation", "spread.detachesHiddenViews",
      ],
    ],
    "Priorities.xib": [
      .freeRoot: ["priorities rect.height", "contents rect.height"],
      .otherDecides: [
        "con-02.constant", "con-05.constant", "con-06.constant", "con-08.constant", "con-09.priority",
        "con-10.constant", "con-12.constant", "con-15.constant", "con-15.priority", "con-18.constant",
        "con-18.priority", "con-20.constant", "con-20.priority", "con-21.priority", "con-24.relation",
        "con-24.constant", "con-24.priority", "con-43.constant", "con-46.constant",
        "h-tall.horizontalCompressionResistancePriority",
      ],
    ],
    "Scrolling.storyboard": [
      .freeRoot: ["strip rect.height"],
      .inset: ["con-17.constant"],
    ],
    "SignIn.storyboard": [
      .contentSize: ["stay rect.width"],
      .inset: ["logo-top.constant"],
      .otherDecides: [
        "title.horizontalHuggingPriority", "title.verticalHuggingPriority", "stay.horizontalHuggingPriority",
        "stays-gap.constant", "help-bottom.priority", "help-top.constant",
      ],
      .noEffect: ["title.pointSize", "stay.pointSize"],
    ],
    "SizeClasses.storyboard": [
      .freeRoot: ["switching rect.height"]
    ],
    "Stacks.xib": [
      .freeRoot: ["centres rect.height", "columns rect.width", "columns rect.height"],
      .otherDecides: ["spaces.spacing", "centres.spacing", "w25h10.height", "w75h10.height"],
      .noEffect: ["custom real.value", "custom real.value"],
    ],
    "StacksOfText.xib": [
      .freeRoot: ["lines rect.width", "lines rect.height"]
    ],
    "Window.xib": [
      .placedByFrame: [
        "titled-content rect.x", "titled-content rect.y", "titled-content rect.width",
        "plain-content rect.x", "plain-content rect.y", "filled-content rect.x", "filled-content rect.y",
        "filled-content rect.width", "filled-content rect.height",
      ],
      .contentSize: ["stay-check rect.width", "spinner rect.width", "harbour-text rect.width"],
      .otherDecides: [
        "name-text.horizontalHuggingPriority", "name-text.verticalHuggingPriority",
        "berth-name.verticalHuggingPriority", "stay-check.verticalHuggingPriority",
        "kind.verticalHuggingPriority", "kind-text.horizontalHuggingPriority",
        "kind-text.verticalHuggingPriority", "line.verticalHuggingPriority", "ok.verticalHuggingPriority",
        "cancel.verticalHuggingPriority", "spinner.horizontalHuggingPriority",
        "spinner.verticalHuggingPriority", "harbour-text.horizontalHuggingPriority",
        "harbour-text.verticalHuggingPriority", "emblem.horizontalHuggingPriority",
        "emblem.verticalHuggingPriority",
      ],
      // Where the window is on the screen.
      .noEffect: [
        "berth-window rect.x", "berth-window rect.x", "berth-window rect.y", "berth-window rect.y",
        "berth-window rect.width", "berth-window rect.width", "berth-window rect.height",
        "berth-window rect.height",
      ],
    ],
  ]
}
