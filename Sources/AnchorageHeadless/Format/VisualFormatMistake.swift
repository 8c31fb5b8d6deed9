import Anchorage

/// Why a line of the visual format language makes no constraints, and where that shows.
///
///     do {
///       try LayoutConstraint.constraints(visualFormat: "|-[icon]-8|", views: ["icon": icon])
///     } catch {
///       print(error)
///       // expected '-' behind the space
///       //     |-[icon]-8|
///       //               ^
///     }
public struct VisualFormatMistake: Error, Hashable, Sendable {
  /// The format.
  public let format: String
  /// The number of the character at which the mistake shows, from 1 on; one more than there are for the end.
  public let column: Int
  /// The description of the mistake: a sentence without a full stop.
  public let message: String
}

extension VisualFormatMistake {
  init(_ failure: FormatFailure, in format: String) {
    self.format = format
    column = String(decoding: Array(format.utf8).prefix(failure.offset), as: UTF8.self).count + 1
    message = failure.reason
  }
}

extension VisualFormatMistake: CustomStringConvertible {
  /// The message, and below it the format with a mark at the column.
  public var description: String {
    "\(message)\n    \(format)\n    \(spaces(column - 1))^"
  }
}
