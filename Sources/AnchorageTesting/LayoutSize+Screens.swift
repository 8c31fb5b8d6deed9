import AnchorageHeadless

extension [LayoutSize] {
  /// Sizes that show where a screen stops to fit, in points: small and large phones, upright and on their side, and tablets.
  ///
  ///     let sizes: [LayoutSize] = .screens + [LayoutSize(width: 1920, height: 1080)]
  ///     sizes.count  // 7
  ///
  /// 320 × 568, 390 × 844, 844 × 390, 744 × 1133, 1024 × 768, and 320 × 1024: a tablet's screen that is shared.
  public static var screens: [LayoutSize] {
    [(320, 568), (390, 844), (844, 390), (744, 1133), (1024, 768), (320, 1024)]
      .map { LayoutSize(width: $0.0, height: $0.1) }
  }
}
