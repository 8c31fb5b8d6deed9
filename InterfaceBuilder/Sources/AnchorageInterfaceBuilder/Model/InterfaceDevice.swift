import AnchorageHeadless

/// The screen that a document was drawn for.
package struct InterfaceDevice: Hashable, Sendable {
  /// The name of the screen in files: `retina6_1`.
  package let id: String
  /// Whether the device is turned on its side.
  package let isLandscape: Bool
  /// How much of an iPad's screen the app has: `fullscreen`.
  package let layout: String?
  package let position: InterfacePosition

  package init(id: String, isLandscape: Bool, layout: String?, position: InterfacePosition) {
    self.id = id
    self.isLandscape = isLandscape
    self.layout = layout
    self.position = position
  }
}

extension InterfaceDevice {
  /// The size of the screen in portrait, in points, or `nil` for a device that is not known.
  private var portraitSize: LayoutSize? {
    switch id {
    case "retina3_5": LayoutSize(width: 320, height: 480)
    case "retina4_0": LayoutSize(width: 320, height: 568)
    case "retina4_7": LayoutSize(width: 375, height: 667)
    case "retina5_5": LayoutSize(width: 414, height: 736)
    case "retina5_4", "retina5_9": LayoutSize(width: 375, height: 812)
    case "retina6_0": LayoutSize(width: 390, height: 844)
    case "retina6_1", "retina6_5": LayoutSize(width: 414, height: 896)
    case "retina6_12": LayoutSize(width: 393, height: 852)
    case "retina6_3": LayoutSize(width: 402, height: 874)
    case "retina6_7": LayoutSize(width: 430, height: 932)
    case "retina6_72": LayoutSize(width: 430, height: 932)
    case "retina6_9": LayoutSize(width: 440, height: 956)
    case "ipad7_9", "ipad9_7": LayoutSize(width: 768, height: 1024)
    case "ipad8_3rounded": LayoutSize(width: 744, height: 1133)
    case "ipad10_2": LayoutSize(width: 810, height: 1080)
    case "ipad10_5": LayoutSize(width: 834, height: 1112)
    case "ipad10_9rounded": LayoutSize(width: 820, height: 1180)
    case "ipad11_0rounded": LayoutSize(width: 834, height: 1194)
    case "ipad12_9", "ipad12_9rounded": LayoutSize(width: 1024, height: 1366)
    default: nil
    }
  }

  /// The size of the screen as it is turned, in points, or `nil` for a device that is not known.
  package var size: LayoutSize? {
    if isTV { return LayoutSize(width: 1920, height: 1080) }
    return portraitSize.map { isLandscape ? LayoutSize(width: $0.height, height: $0.width) : $0 }
  }

  /// Whether the device is an iPad.
  package var isPad: Bool { id.hasPrefix("ipad") }

  /// Whether the device is an Apple TV, whose screen does not turn.
  package var isTV: Bool { id == "appleTV" }

  /// The size classes of an app that has the whole screen, or the part that ``layout`` says.
  package var traits: InterfaceTraits {
    if isTV { return InterfaceTraits(width: .regular, height: .regular, idiom: .tv) }
    if isPad {
      let isNarrow = layout.map { $0 != "fullscreen" && !$0.hasSuffix("2_3") } ?? false
      return InterfaceTraits(width: isNarrow ? .compact : .regular, height: .regular, idiom: .pad)
    }
    guard isLandscape else { return InterfaceTraits(width: .compact, height: .regular, idiom: .phone) }
    // Only the large phones are wide enough for a second column.
    let isLarge = (portraitSize?.width ?? 0) >= 414
    return InterfaceTraits(width: isLarge ? .regular : .compact, height: .compact, idiom: .phone)
  }

  /// The horizontal layout margins of a root view: 20 where there is much room, 16 elsewhere; on a television the safe
  /// area alone keeps content from the edges.
  package var sideMargin: Double { isTV ? 0 : isPad || (portraitSize?.width ?? 0) >= 414 ? 20 : 16 }

  /// Whether the screen has round corners, and an area at the bottom that is not for controls.
  package var isRounded: Bool {
    if isPad { return id.hasSuffix("rounded") }
    return (portraitSize?.height ?? 0) >= 812
  }
}

/// The circumstances that variations depend on: size classes and the kind of device.
///
///     let traits = InterfaceTraits(width: .compact, height: .regular, idiom: .phone)
package struct InterfaceTraits: Hashable, Sendable {
  /// The two size classes.
  package enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact
    case regular
  }

  /// The kinds of devices.
  package enum Idiom: String, Hashable, Sendable {
    case phone
    case pad
    case mac
    case tv
  }

  package var width: SizeClass
  package var height: SizeClass
  package var idiom: Idiom

  package init(width: SizeClass, height: SizeClass, idiom: Idiom = .phone) {
    self.width = width
    self.height = height
    self.idiom = idiom
  }
}
