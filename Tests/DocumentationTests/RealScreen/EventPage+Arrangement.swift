import AnchorageHeadless

extension EventPage {
  private enum Arrangement { case below, beside }

  /// Puts the column below the picture, or beside it where there is room.
  func arrange() {
    let arrangements = ConstraintSwitch([
      Arrangement.below: batch(active: false) {
        picture.trailing == trailing
        column.top == picture.bottom + 16
        column.leading == margins.leading
      },
      .beside: batch(active: false) {
        picture.width == width * 0.4
        column.top == top + 16
        column.leading == picture.trailing + 24
      },
    ])
    arrangements.select(bySizeOf: self) { $0.width < 700 ? .below : .beside }
  }
}
