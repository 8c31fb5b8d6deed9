import Anchorage

/// A line of the visual format language, such as `H:|-(8)-[icon]-[title(>=44@750)]`.
///
/// Apple documents the grammar in "Visual Format Language", Auto Layout Guide. Logs print constraints in it,
/// with classes and addresses as names and `(LTR)` after formats that relate left and right.
package struct VisualFormat: Hashable, Sendable {
  /// The edges that a horizontal format relates.
  package enum Direction: Hashable, Sendable {
    case leadingToTrailing
    case leftToRight
    case rightToLeft
  }

  /// A number, its name, or a view of the same size.
  package indirect enum Object: Hashable, Sendable {
    case number(Double)
    case metric(String)
    case item(FormatItem)
  }

  /// A bound on a space or on the size of a view: `>=8@750`.
  package struct Predicate: Hashable, Sendable {
    package var relation: LayoutRelation
    package var object: Object
    /// `nil` means required.
    package var priority: Object?
  }

  /// A view and its sizes: `[title(>=44)]`.
  package struct View: Hashable, Sendable {
    package var item: FormatItem
    package var sizes: [Predicate]
  }

  /// The space between two views, or between a view and the superview.
  package enum Connection: Hashable, Sendable {
    /// No space: `[a][b]`.
    case flush
    /// The standard space: `[a]-[b]`.
    case standard
    /// Spaces in numbers: `[a]-(>=8,<=20)-[b]`.
    case spaces([Predicate])
  }

  package var axis = LayoutAxis.horizontal
  /// Whether spaces between views are from the last baseline of one to the first baseline of the next.
  package var spansBaselines = false
  package var direction = Direction.leadingToTrailing
  /// The connection of the first view to the superview; `nil` if there is none.
  package var opening: Connection?
  package var views: [View] = []
  /// The connections between each view and the next.
  package var connections: [Connection] = []
  /// The connection of the last view to the superview; `nil` if there is none.
  package var closing: Connection?
}

extension LayoutConstraint {
  /// The reason why a line of the visual format language can't be used, and its column.
  ///
  ///     do {
  ///       try LayoutConstraint.constraints(visualFormat: "|-[icon]-8|", views: ["icon": icon])
  ///     } catch {
  ///       print(error)
  ///       // expected '-' after the space
  ///       //     |-[icon]-8|
  ///       //               ^
  ///     }
  public struct FormatMistake: Error, Hashable, Sendable {
    /// The format.
    public let format: String
    /// The character at which reading failed, counted from 1; the number of characters plus one for the end.
    public let column: Int
    /// The description of the mistake: a sentence without a full stop.
    public let message: String
  }
}

extension LayoutConstraint.FormatMistake {
  init(_ failure: FormatFailure, in format: String) {
    self.format = format
    column = String(decoding: Array(format.utf8).prefix(failure.offset), as: UTF8.self).count + 1
    message = failure.reason
  }
}

extension LayoutConstraint.FormatMistake: CustomStringConvertible {
  /// The message, and below it the format with a mark at the column.
  public var description: String {
    "\(message)\n    \(format)\n    \(spaces(column - 1))^"
  }
}
