// How a mistake costs the compiler no more than valid code, and still ends in a sentence of ours.
//
// An `@available(*, unavailable)` overload is what the compiler tries last, when everything else has failed,
// and everything else grows by a factor with each operator: six of them in a wrong statement took ten seconds
// and ended in "unable to type-check this expression in reasonable time". So the overloads for mistakes are
// available ones, which fit at once. They demand `Misfit: LayoutVerdict` of their operands, and `Misfit` is a
// `LayoutRefusal`, whose own argument is `LayoutMeaningful` by an unavailable conformance only. Choosing an
// overload does not look that deep; checking the choice does, and prints the sentence below.

/// The mistakes that the compiler explains.
///
/// They have no values; a wrong statement is an error that names one of them:
///
///     a.leading == b.top
///     // error: conformance of 'LayoutMisuse.PlaceAlongY' to 'LayoutMeaningful' is unavailable:
///     // a place along y can only be related to places along y
public enum LayoutMisuse {
  /// A place along x that is related to something else.
  public enum PlaceAlongX {}

  /// A place along y that is related to something else.
  public enum PlaceAlongY {}

  /// An extent, or a number with a priority, that is related to something else.
  public enum Extent {}

  /// Edges that are related to something else.
  public enum Edges {}

  /// A size that is related to something else.
  public enum Size {}

  /// A point that is related to something else.
  public enum Point {}

  /// A place that is compared with a number.
  public enum PlaceAndNumber {}

  /// Edges or a point that are compared with a number.
  public enum RectangleAndNumber {}

  /// Edges that are added to, taken from or multiplied.
  public enum EdgeArithmetic {}

  /// A point that is added to, taken from or multiplied.
  public enum PointArithmetic {}

  /// Insets instead of edges.
  public enum Insets {}

  /// Coordinates instead of a point of an item.
  public enum Coordinates {}

  /// An item instead of one of its anchors.
  public enum Item {}

  /// An item instead of its edges.
  public enum ItemBesideEdges {}

  /// An item instead of its size.
  public enum ItemBesideSize {}

  /// An item instead of one of its points.
  public enum ItemBesidePoint {}

  /// Items instead of one of their anchors.
  public enum Items {}

  /// A variable of another type than `Double` in an expression.
  public enum NumberType {}

  /// A number with a priority where a number alone is meant.
  public enum PrioritizedNumber {}

  /// A sum of places, or an extent less a place.
  public enum Sum {}

  /// A product or quotient of anchors.
  public enum Product {}

  /// A sum of anchors where constraints cannot have one.
  public enum PlatformSum {}

  /// Items of Anchorage's own engine beside those of UIKit or AppKit.
  public enum Worlds {}
}

/// What has a meaning in a layout: no ``LayoutMisuse`` does.
///
///     a.width == b.width * c.width
///     // error: conformance of 'LayoutMisuse.Product' to 'LayoutMeaningful' is unavailable:
///     // anchors cannot be multiplied or divided by anchors
public protocol LayoutMeaningful {}

@available(
  *, unavailable,
  message: "a place along x can only be related to places along x"
)
extension LayoutMisuse.PlaceAlongX: LayoutMeaningful {}

@available(
  *, unavailable,
  message: "a place along y can only be related to places along y"
)
extension LayoutMisuse.PlaceAlongY: LayoutMeaningful {}

@available(
  *, unavailable,
  message:
    "extents and numbers can only be related to extents and numbers: for a place name an anchor, as in 'a.top == b.top + 8'"
)
extension LayoutMisuse.Extent: LayoutMeaningful {}

@available(
  *, unavailable,
  message: "edges can only be related to edges, as in 'a.edges == b.edges.inset(by: 8)'"
)
extension LayoutMisuse.Edges: LayoutMeaningful {}

@available(
  *, unavailable,
  message: "a size can only be related to sizes, as in 'a.size == b.size'"
)
extension LayoutMisuse.Size: LayoutMeaningful {}

@available(
  *, unavailable,
  message: "a point can only be related to points, as in 'a.centerXY == b.centerXY'"
)
extension LayoutMisuse.Point: LayoutMeaningful {}

@available(
  *, unavailable,
  message:
    "edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)': a multiple belongs to single anchors, as in 'a.width == root.width * 0.5'"
)
extension LayoutMisuse.EdgeArithmetic: LayoutMeaningful {}

@available(
  *, unavailable,
  message:
    "a point is moved by 'offset(x:y:)', as in 'root.centerXY.offset(x: 8, y: 4)': a multiple belongs to single anchors, as in 'a.centerX == root.centerX * 0.5'"
)
extension LayoutMisuse.PointArithmetic: LayoutMeaningful {}

@available(
  *, unavailable,
  message: "insets need edges that they move: say whose, as in 'a.edges == root.edges.inset(by: 8)'"
)
extension LayoutMisuse.Insets: LayoutMeaningful {}

@available(
  *, unavailable,
  message:
    "coordinates need an origin: say where they begin, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'"
)
extension LayoutMisuse.Coordinates: LayoutMeaningful {}

@available(
  *, unavailable,
  message: "an item is not a place: name one of its anchors, as in 'a.leading == b.leading'"
)
extension LayoutMisuse.Item: LayoutMeaningful {}

@available(
  *, unavailable,
  message: "an item has edges but is none: name them, as in 'a.edges == root.edges'"
)
extension LayoutMisuse.ItemBesideEdges: LayoutMeaningful {}

@available(
  *, unavailable,
  message: "an item has a size but is none: name it, as in 'a.size == root.size'"
)
extension LayoutMisuse.ItemBesideSize: LayoutMeaningful {}

@available(
  *, unavailable,
  message: "an item has points but is none: name one, as in 'a.centerXY == root.centerXY'"
)
extension LayoutMisuse.ItemBesidePoint: LayoutMeaningful {}

@available(
  *, unavailable,
  message: "items are no places: name one of their anchors, as in '[a, b].bottom'"
)
extension LayoutMisuse.Items: LayoutMeaningful {}

@available(
  *, unavailable,
  message: "a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'"
)
extension LayoutMisuse.PlaceAndNumber: LayoutMeaningful {}

@available(
  *, unavailable,
  message:
    "edges and points cannot be compared with a number: name another item's, as in 'a.edges == b.edges.inset(by: 8)'"
)
extension LayoutMisuse.RectangleAndNumber: LayoutMeaningful {}

@available(
  *, unavailable,
  message: "write 'Double(n)': the numbers of a layout are of the type 'Double'"
)
extension LayoutMisuse.NumberType: LayoutMeaningful {}

@available(
  *, unavailable,
  message:
    "the priority belongs to the whole right side: write it last, as in 'a.width == b.width + 8 ~ .high'"
)
extension LayoutMisuse.PrioritizedNumber: LayoutMeaningful {}

@available(
  *, unavailable,
  message:
    "this sum has no meaning: numbers and extents move places, and two places of one axis have a distance, as in 'b.top - a.bottom'"
)
extension LayoutMisuse.Sum: LayoutMeaningful {}

@available(
  *, unavailable,
  message:
    "anchors cannot be multiplied or divided by anchors: one side of '*' and the right side of '/' are numbers"
)
extension LayoutMisuse.Product: LayoutMeaningful {}

@available(
  *, unavailable,
  message:
    "a constraint of UIKit or AppKit relates two anchors, or distances as in 'b.leading - a.trailing': it has no sums"
)
extension LayoutMisuse.PlatformSum: LayoutMeaningful {}

@available(
  *, unavailable,
  message:
    "items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only"
)
extension LayoutMisuse.Worlds: LayoutMeaningful {}
