/// An option of a declaration: a keyword and its values, such as `intrinsic 64 -`.
package struct SceneOption: Sendable {
  /// The keyword.
  package let keyword: Keyword
  /// The values; `nil` for `-`, which means no value.
  package let values: [Double?]
  /// The words after the keyword, as in `distribution fillEqually`; empty if it takes numbers, or no value.
  package let words: [String]
  /// The location of the keyword.
  package let location: SceneLocation

  /// Makes an option.
  package init(
    _ keyword: Keyword, _ values: [Double?] = [], words: [String] = [], at location: SceneLocation
  ) {
    self.keyword = keyword
    self.values = values
    self.words = words
    self.location = location
  }

  /// The keywords of options. `rootSize` is not written: its values are the two numbers after `root`.
  package enum Keyword: String, Sendable, CaseIterable {
    case rootSize, intrinsic, frame, margins, safearea, alignment, baseline, lines, size, sans, truncates
    case appkit, vertical, spacing, distribution, marginsrelative, baselinerelative, after, gravity, floating
    case insets, offset, hidden, ltr, rtl, mask, preservesmargins, readablewidth, scale
  }
}

extension SceneOption: Equatable {
  /// Compares the keywords, the values and the words; locations are ignored.
  package static func == (left: SceneOption, right: SceneOption) -> Bool {
    left.keyword == right.keyword && left.values == right.values && left.words == right.words
  }
}

extension SceneOption.Keyword {
  /// The number of values.
  var count: Int {
    switch self {
    case .rootSize, .intrinsic, .baseline, .offset: 2
    case .frame, .margins, .safearea, .alignment, .insets: 4
    case .lines, .size, .spacing, .after, .scale, .readablewidth: 1
    case .sans, .truncates, .hidden, .ltr, .rtl, .mask, .preservesmargins: 0
    case .appkit, .vertical, .distribution, .marginsrelative, .baselinerelative, .gravity, .floating: 0
    }
  }

  /// The meaning of the values, for the message about a missing value.
  var valueNames: String {
    switch self {
    case .rootSize: "the width and the height of the root"
    case .intrinsic: "a width and a height ('-' for none)"
    case .frame: "x, y, width and height"
    case .margins, .safearea, .alignment, .insets: "four numbers (top, left, bottom, right)"
    case .baseline: "two distances (first baseline from the top, last baseline from the bottom)"
    case .lines: "a number of lines"
    case .size: "the size of the text in points"
    case .spacing, .after, .readablewidth: "a number of points"
    case .distribution: "the name of a distribution"
    case .gravity: "the name of an area"
    case .offset: "x and y"
    case .mask: "the parts of the frame that are flexible"
    case .scale: "a number of pixels per point"
    case .sans, .truncates, .hidden, .ltr, .rtl, .appkit, .vertical, .marginsrelative, .baselinerelative,
      .floating, .preservesmargins:
      ""
    }
  }

  /// Whether a kind of item can have the option.
  func applies(to kind: SceneDeclaration.Kind) -> Bool {
    switch self {
    case .rootSize: kind == .root
    case .scale: kind == .root
    case .frame, .after, .gravity, .floating, .mask, .preservesmargins: kind != .guide && kind != .root
    case .intrinsic, .baseline: kind != .guide && kind != .stack && kind != .scroll
    case .lines, .size, .sans, .truncates: kind == .label
    case .insets: kind == .scroll || kind == .stack
    case .offset: kind == .scroll
    case .margins, .safearea, .readablewidth, .alignment, .hidden, .ltr, .rtl: kind != .guide
    case .appkit, .vertical, .spacing, .distribution, .marginsrelative, .baselinerelative: kind == .stack
    }
  }

  /// Whether a stack of AppKit, or one of UIKit, can have the option.
  func applies(toAppKit isAppKit: Bool) -> Bool {
    switch self {
    case .insets, .gravity: isAppKit
    case .marginsrelative, .baselinerelative: !isAppKit
    default: true
    }
  }

  /// The words that may follow the keyword where a kind of item is declared, which may be a stack of AppKit.
  func choices(for kind: SceneDeclaration.Kind, isAppKit: Bool = false) -> [String] {
    switch self {
    case .distribution where isAppKit: ["gravityAreas"] + Self.distribution.choices(for: kind)
    case .alignment where isAppKit:
      [
        "leading", "left", "centerX", "trailing", "right", "width", "top", "centerY", "bottom",
        "firstBaseline", "lastBaseline", "height", "notAnAttribute",
      ]
    case .gravity: ["leading", "center", "trailing", "top", "bottom"]
    case .distribution: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
    case .alignment where kind == .stack:
      ["fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"]
    case .mask:
      [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
        "flexibleBottomMargin",
      ]
    default: []
    }
  }

  /// The keywords that can be written for a kind of item.
  static func words(for kind: SceneDeclaration.Kind) -> [String] {
    allCases.filter { $0 != .rootSize && $0.applies(to: kind) }.map { $0.rawValue }
  }
}
