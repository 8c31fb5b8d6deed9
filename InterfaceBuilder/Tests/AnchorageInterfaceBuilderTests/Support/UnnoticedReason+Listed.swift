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
