import Anchorage

/// One change of the code that a ``LayoutHelp`` consists of.
///
///     let sizes = batch {
///       card.width == 100
///       card.width == 200
///     }
///     root.layoutIfNeeded()
///     let edit = root.diagnostics[0].help?.edits[0]
///     edit?.constraint                           // "card.width == 200"
///     edit?.code                                 // nil
///     edit?.location?.line == sizes[1].location?.line  // true
///
/// Swift reports the line of a statement and no column, and a statement such as `card.edges == root.edges` makes several
/// constraints. So an edit says which constraint is meant, not which characters.
public struct LayoutEdit: Hashable, Sendable {
  /// The kinds of edits.
  public enum Kind: String, Hashable, Sendable {
    /// A constraint is left out.
    case removal
    /// A constraint gets another constant.
    case constant
    /// A constraint gets another priority.
    case priority
    /// A constraint gives way to another one.
    case replacement
    /// A statement is added.
    case addition
    /// A property gets a value: `title.hugging.horizontal = 251`.
    case assignment
  }

  /// The kind of the edit.
  public var kind: Kind
  /// The constraint as it is now, as DSL text; `nil` for an addition or an assignment.
  public var constraint: String?
  /// The statement to be written: in place of the constraint, or in addition; `nil` for a removal.
  public var code: String?
  /// Where the constraint was written; `nil` if that is unknown, and for an addition or an assignment.
  public var location: LayoutSourceLocation?
}
