import Anchorage

/// A change to the code that fixes a problem.
///
///     card.leading == root.leading + 16
///     card.trailing == root.trailing + 16
///     card.width == root.width - 32
///     root.layoutIfNeeded()
///     for case .conflict(let conflict) in root.diagnostics {
///       conflict.help?.kind       // .oppositeSign
///       conflict.help?.replaced   // ["card.trailing == root.trailing + 16"]
///       conflict.help?.code       // ["card.trailing == root.trailing - 16"]
///     }
///
/// It was tried on a copy of the tree: the problem was gone, and there was no new one. Of several such changes it is the one
/// after which there is the least to note, and none that leaves a content without room; ``costs`` say what is new to note.
/// Other problems may be left. If no change that was tried fixes a problem, its report has no help.
public struct LayoutHelp: Hashable, Sendable {
  /// The kinds of changes.
  public enum Kind: Hashable, Sendable {
    /// A view is left to its constraints, and no longer to its frame.
    case placeByConstraints
    /// The root gets the size that a constraint wanted, by its frame.
    case rootFrame
    /// A constant gets the opposite sign.
    case oppositeSign
    /// Views are related to their superview, and no longer to a view around that.
    case superview
    /// Two constraints exchange the edges that they name.
    case exchangedEdges
    /// A constraint is left out.
    case removal
    /// A required constraint becomes optional.
    case optional
    /// A content priority is lowered.
    case contentPriority
    /// An optional constraint gets a higher priority than those that it competes with.
    case higherPriority
    /// An optional constraint gets a lower priority than those that it competes with.
    case lowerPriority
    /// Constraints are added, some of them in place of limits.
    case addition
    /// Edges that do not follow the direction of reading are exchanged for edges that do.
    case direction
    /// A multiplier is divided by 100.
    case share
    /// Constants change, by no more than it takes.
    case constants
  }

  /// The kind of the change.
  public var kind: Kind
  /// The constraints to be left out, as DSL text.
  public var replaced: [String]
  /// The statements to be written instead, or in addition.
  public var code: [String]
  /// Where something gets a lower priority, what it comes to then: `card.width is 288`, or, for an edge,
  /// `photo.bottom is root.bottom - 20`. `nil` for other changes, and where nothing decides it.
  ///
  ///     card.edges == root.edges.inset(by: 16)  // root is 320 wide
  ///     card.width == 400
  ///     root.layoutIfNeeded()
  ///     root.diagnostics[0].help?.code     // ["card.width == 400 ~ 999"]
  ///     root.diagnostics[0].help?.outcome  // "card.width is 288"
  public internal(set) var outcome: String?
  /// What there is to note after the change, and was not before: `the text of name is cut`; also `a.width is not determined`,
  /// if only the conflict hid that. Empty as a rule.
  ///
  ///     a.leading == root.leading + 200
  ///     a.trailing == root.trailing - 200  // root is 320 wide
  ///     root.layoutIfNeeded()
  ///     root.diagnostics[0].help?.code   // ["a.trailing == root.trailing - 200 ~ 999"]
  ///     root.diagnostics[0].help?.costs  // ["a.width is 0"]
  public internal(set) var costs: [String] = []
  /// The same change as values, one for each constraint or statement, for programs that apply it.
  ///
  ///     card.width == 100
  ///     card.width == 200
  ///     root.layoutIfNeeded()
  ///     root.diagnostics[0].help?.edits[0].kind        // .removal
  ///     root.diagnostics[0].help?.edits[0].constraint  // "card.width == 200"
  public internal(set) var edits: [LayoutEdit] = []
}

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
