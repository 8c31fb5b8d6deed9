/// An option of a declaration: a word and its numbers, such as `intrinsic 64 -`.
package struct SceneOption: Sendable {
  /// The word.
  package let keyword: Keyword
  /// The numbers after the word; `nil` stands for `-`, no value.
  package let values: [Double?]
  /// Where the option begins.
  package let location: SceneLocation

  /// Makes an option.
  package init(_ keyword: Keyword, _ values: [Double?] = [], at location: SceneLocation) {
    self.keyword = keyword
    self.values = values
    self.location = location
  }

  /// The words of options. `size` is not written: it is the two numbers after `root`.
  package enum Keyword: String, Sendable, CaseIterable {
    case size, intrinsic, frame, margins, safearea, alignment, baseline, lines, hidden, ltr, rtl
  }
}

extension SceneOption: Equatable {
  /// Compares word and numbers; places do not count.
  package static func == (left: SceneOption, right: SceneOption) -> Bool {
    left.keyword == right.keyword && left.values == right.values
  }
}

extension SceneOption.Keyword {
  /// The number of values that follow the word.
  var count: Int {
    switch self {
    case .size, .intrinsic, .baseline: 2
    case .frame, .margins, .safearea, .alignment: 4
    case .lines: 1
    case .hidden, .ltr, .rtl: 0
    }
  }

  /// What the values are, for a mistake about a missing one.
  var valueNames: String {
    switch self {
    case .size: "the size of the root, width and height"
    case .intrinsic: "a width and a height, '-' for none"
    case .frame: "x, y, width and height"
    case .margins, .safearea, .alignment: "four numbers: top, left, bottom, right"
    case .baseline: "two distances: the first baseline's from the top, the last's from the bottom"
    case .lines: "a number of lines"
    case .hidden, .ltr, .rtl: ""
    }
  }

  /// Whether the option means something for a kind of item.
  func applies(to kind: SceneDeclaration.Kind) -> Bool {
    switch kind {
    case .guide: false
    case .root: self != .frame && self != .lines
    case .view: self != .size && self != .lines
    case .label: self != .size
    }
  }

  /// The words that can be written after a kind of item.
  static func words(for kind: SceneDeclaration.Kind) -> [String] {
    allCases.filter { $0 != .size && $0.applies(to: kind) }.map { $0.rawValue }
  }
}
