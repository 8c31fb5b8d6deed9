import Anchorage

/// Some of the four numbers of an item's frame.
struct FrameNumbers: OptionSet {
  let rawValue: UInt8

  static let x = FrameNumbers(rawValue: 1)
  static let y = FrameNumbers(rawValue: 2)
  static let width = FrameNumbers(rawValue: 4)
  static let height = FrameNumbers(rawValue: 8)

  /// The numbers one by one, in the order in which ties are broken.
  static let each: [FrameNumbers] = [.x, .y, .width, .height]

  /// The numbers one by one, in the order in which reports prefer them: if two open numbers follow from each
  /// other, a size rather than a position is probably missing.
  static let eachInReports: [FrameNumbers] = [.width, .height, .x, .y]

  /// The width or the height.
  static func dimension(along axis: LayoutAxis) -> FrameNumbers { axis == .horizontal ? .width : .height }

  /// The attributes that code uses for the numbers.
  var attributes: [LayoutAttribute] {
    var attributes: [LayoutAttribute] = []
    if contains(.x) { attributes.append(.leading) }
    if contains(.y) { attributes.append(.top) }
    if contains(.width) { attributes.append(.width) }
    if contains(.height) { attributes.append(.height) }
    return attributes
  }
}
