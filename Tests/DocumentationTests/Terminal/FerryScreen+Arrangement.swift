import AnchorageHeadless

extension FerryScreen {
  private enum Arrangement { case beside, below }

  /// Puts the notice beside the departures, or below them where there is no room.
  func arrange() {
    let arrangements = ConstraintSwitch([
      Arrangement.beside: batch(active: false) {
        departures.width == width * 0.4
        departures.bottom == keys.top
        notice.topLeading == departures.topTrailing
      },
      .below: batch(active: false) {
        departures.trailing == trailing
        departures.height == 0 ~ .fittingSize
        notice.topLeading == departures.bottomLeading
      },
    ])
    arrangements.select(bySizeOf: self) { $0.width < 48 ? .below : .beside }
  }
}
