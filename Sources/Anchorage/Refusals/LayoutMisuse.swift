// Why a mistake compiles as fast as valid code, and still produces our message.
//
// The compiler tries an `@available(*, unavailable)` overload last, after all combinations of the others have
// failed, and their number grows by a factor with each operator: a wrong statement with six operators took
// ten seconds and ended in "unable to type-check this expression in reasonable time". So the overloads for
// mistakes are available, and fit at once. They demand `_Misfit: _LayoutVerdict` of their operands, and
// `_Misfit` is a `_LayoutRefusal`, whose own argument is `_OK` by an unavailable conformance only.
// Overload resolution doesn't look that deep; checking the chosen overload does, and prints the sentence
// below.

/// The mistakes that the compiler explains.
///
/// The compiler prints this name and that of ``_OK`` before every explanation, so both are as short as they can be.
///
/// The types have no values. A wrong statement is a compile error that names one of them:
///
///     a.leading == b.top
///     // error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable:
///     // an anchor along y, such as 'top', can only be related to anchors along y
@_documentation(visibility: internal)
public enum _No {
  /// An anchor along x that is related to another kind of thing.
  public enum PlaceAlongX {}

  /// An anchor along y that is related to another kind of thing.
  public enum PlaceAlongY {}

  /// A dimension, or a number with a priority, that is related to another kind of thing.
  public enum Dimension {}

  /// Edges that are related to another kind of thing.
  public enum Edges {}

  /// A size that is related to another kind of thing.
  public enum Size {}

  /// A point that is related to another kind of thing.
  public enum Point {}

  /// An edge, a centre or a baseline that is compared with a number.
  public enum PlaceAndNumber {}

  /// Edges or a point that are compared with a number.
  public enum RectangleAndNumber {}

  /// Edges with `+`, `-`, `*` or `/`.
  public enum EdgeArithmetic {}

  /// A point with `+`, `-`, `*` or `/`.
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

  /// A sum of coordinates, or a dimension minus a coordinate.
  public enum Sum {}

  /// A product or quotient of anchors.
  public enum Product {}

  /// A sum of anchors where constraints cannot have one.
  public enum PlatformSum {}

  /// Headless items beside items of UIKit or AppKit.
  public enum MixedBackends {}

  /// A relation with `<` or `>`.
  public enum Strict {}

  /// A batch whose backend is unknown.
  public enum UndecidedBatch {}

  /// An anchor of an item that may be `nil`.
  public enum OptionalItem {}
}

@available(
  *, unavailable,
  message: "an anchor along x, such as 'leading', can only be related to anchors along x"
)
extension _No.PlaceAlongX: _OK {}

@available(
  *, unavailable,
  message: "an anchor along y, such as 'top', can only be related to anchors along y"
)
extension _No.PlaceAlongY: _OK {}

@available(
  *, unavailable,
  message:
    "a width or height can only be related to widths, heights and numbers: to place an edge, name another anchor, as in 'a.top == b.top + 8'"
)
extension _No.Dimension: _OK {}

@available(
  *, unavailable,
  message: "edges can only be related to edges, as in 'a.edges == b.edges.inset(by: 8)'"
)
extension _No.Edges: _OK {}

@available(
  *, unavailable,
  message: "a size can only be related to sizes, as in 'a.size == b.size'"
)
extension _No.Size: _OK {}

@available(
  *, unavailable,
  message: "a point can only be related to points, as in 'a.centerXY == b.centerXY'"
)
extension _No.Point: _OK {}

@available(
  *, unavailable,
  message:
    "edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'"
)
extension _No.EdgeArithmetic: _OK {}

@available(
  *, unavailable,
  message:
    "a point is moved by 'offset(x:y:)', as in 'root.centerXY.offset(x: 8, y: 4)', and only single anchors can be multiplied, as in 'a.centerX == root.centerX * 0.5'"
)
extension _No.PointArithmetic: _OK {}

@available(
  *, unavailable,
  message: "insets move edges: say whose, as in 'a.edges == root.edges.inset(by: 8)'"
)
extension _No.Insets: _OK {}

@available(
  *, unavailable,
  message:
    "coordinates need an origin: name the point they are measured from, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'"
)
extension _No.Coordinates: _OK {}

@available(
  *, unavailable,
  message: "an item is not an anchor: name one of its anchors, as in 'a.leading == b.leading'"
)
extension _No.Item: _OK {}

@available(
  *, unavailable,
  message: "an item is not a set of edges: name its edges, as in 'a.edges == root.edges'"
)
extension _No.ItemBesideEdges: _OK {}

@available(
  *, unavailable,
  message: "an item is not a size: name its size, as in 'a.size == root.size'"
)
extension _No.ItemBesideSize: _OK {}

@available(
  *, unavailable,
  message: "an item is not a point: name one of its points, as in 'a.centerXY == root.centerXY'"
)
extension _No.ItemBesidePoint: _OK {}

@available(
  *, unavailable,
  message: "an array of items is not an anchor: name an anchor of each, as in '[a, b].bottom'"
)
extension _No.Items: _OK {}

@available(
  *, unavailable,
  message:
    "only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'"
)
extension _No.PlaceAndNumber: _OK {}

@available(
  *, unavailable,
  message:
    "edges and points cannot be compared with a number: name another item's, as in 'a.edges == b.edges.inset(by: 8)'"
)
extension _No.RectangleAndNumber: _OK {}

@available(
  *, unavailable,
  message: "write 'Double(n)': numbers in a layout have the type 'Double'"
)
extension _No.NumberType: _OK {}

@available(
  *, unavailable,
  message:
    "the priority belongs to the whole right side: write it last, as in 'a.width == b.width + 8 ~ .high'"
)
extension _No.PrioritizedNumber: _OK {}

@available(
  *, unavailable,
  message:
    "this sum has no meaning: add numbers and dimensions to an anchor, or subtract two anchors of one axis, as in 'b.top - a.bottom'; the middle of several items is placed by '[a, b].center(.horizontal, in: root)'"
)
extension _No.Sum: _OK {}

@available(
  *, unavailable,
  message:
    "anchors cannot be multiplied or divided by anchors: one side of '*' and the right side of '/' must be numbers"
)
extension _No.Product: _OK {}

@available(
  *, unavailable,
  message:
    "a constraint of UIKit or AppKit relates two anchors, or distances as in 'b.leading - a.trailing': it cannot have sums"
)
extension _No.PlatformSum: _OK {}

@available(
  *, unavailable,
  message:
    "items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only"
)
extension _No.MixedBackends: _OK {}

@available(
  *, unavailable,
  message: "a constraint cannot be strict: write '<=' or '>=', as in 'a.width >= 40'"
)
extension _No.Strict: _OK {}

@available(
  *, unavailable,
  message:
    "this block does not say whose constraints it makes: write 'batch(of: HeadlessBackend.self)', 'UIKitBackend.self' or 'AppKitBackend.self'"
)
extension _No.UndecidedBatch: _OK {}

@available(
  *, unavailable,
  message: "the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'"
)
extension _No.OptionalItem: _OK {}

/// A marker that no `_No` conforms to: the conformances are unavailable and carry the messages.
///
///     a.width == b.width * c.width
///     // error: conformance of '_No.Product' to '_OK' is unavailable:
///     // anchors cannot be multiplied or divided by anchors
@_documentation(visibility: internal)
public protocol _OK {}

/// The compiler's verdict on an operand: it is accepted or refused.
///
///     a.edges == 8
///     // error: conformance of '_No.RectangleAndNumber' to '_OK' is unavailable:
///     // edges and points cannot be compared with a number
@_documentation(visibility: internal)
public protocol _LayoutVerdict {}

/// The verdict on operands that go together.
///
///     a.width == 8  // a width beside a number
///     LayoutDimension._BesideNumber.self == _LayoutSense.self  // true
@_documentation(visibility: internal)
public enum _LayoutSense: _LayoutVerdict {}

/// The verdict on operands that do not go together; a statement that needs it does not compile.
///
///     a.leading == 8  // an edge beside a number
///     // error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable:
///     // only a width or height can be compared with a number alone
@_documentation(visibility: internal)
public struct _LayoutRefusal<Mistake: _OK>: _LayoutVerdict {}
