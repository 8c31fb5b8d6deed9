/// Reads the statements of a `batch` to know where each constraint was written.
///
///     @ConstraintBuilder
///     func heading() -> ConstraintBuilder.Statements<HeadlessBackend> {
///       title.top == root.top + 8
///       if showsIcon { icon.centerY == title.centerY }
///     }
///     batch(heading).count  // 2
///     batch { heading(); title.height == 20 }.count  // 3
///
/// The batch gets the constraints when they are made; the builder only adds their locations, and determines
/// the backend of the batch.
@resultBuilder
public enum ConstraintBuilder {
  /// Statements that make constraints of one backend.
  public struct Statements<Backend: LayoutBackend> {
    @inlinable init() {}
  }

  /// Statements that make no constraints themselves.
  @_documentation(visibility: internal)
  public struct _Nothing {
    @inlinable init() {}
  }

  /// Notes where a constraint was written.
  @_documentation(visibility: internal)
  @inlinable public static func buildExpression<Constraint: _LayoutBackendConstraint>(
    _ constraint: Constraint, fileID: String = #fileID, line: Int = #line
  ) -> Statements<Constraint.Backend> where Constraint.Backend.Constraint == Constraint {
    Constraint.Backend._setLocation(LayoutSourceLocation(fileID: fileID, line: line), of: constraint)
    return Statements()
  }

  /// Notes where a group of constraints was written.
  @_documentation(visibility: internal)
  @inlinable public static func buildExpression<Backend: LayoutBackend>(
    _ group: ConstraintGroup<Backend>, fileID: String = #fileID, line: Int = #line
  ) -> Statements<Backend> {
    group.setLocation(LayoutSourceLocation(fileID: fileID, line: line))
    return Statements()
  }

  /// Accepts a call of a function that consists of statements itself.
  @_documentation(visibility: internal)
  @inlinable public static func buildExpression<Backend>(
    _ statements: Statements<Backend>
  ) -> Statements<Backend> {
    statements
  }

  /// Accepts a call of a function whose statements make no constraints themselves.
  @_documentation(visibility: internal)
  @inlinable public static func buildExpression(_ statements: _Nothing) -> _Nothing { statements }

  /// Accepts a statement that makes no constraint.
  @_documentation(visibility: internal)
  @inlinable public static func buildExpression(_ nothing: Void) -> _Nothing {
    _Nothing()
  }

  /// An empty block.
  @_documentation(visibility: internal)
  @inlinable public static func buildBlock() -> _Nothing { _Nothing() }

  /// The first statement.
  @_documentation(visibility: internal)
  @inlinable public static func buildPartialBlock<Part>(first: Part) -> Part { first }

  /// Statements before a statement, all about constraints of one backend.
  @_documentation(visibility: internal)
  @inlinable public static func buildPartialBlock<Backend>(
    accumulated: Statements<Backend>, next: Statements<Backend>
  ) -> Statements<Backend> { next }

  /// A statement without constraints does not change the backend.
  @_documentation(visibility: internal)
  @inlinable public static func buildPartialBlock<Backend>(
    accumulated: Statements<Backend>, next: _Nothing
  ) -> Statements<Backend> { accumulated }

  /// The first statement that makes a constraint decides the backend.
  @_documentation(visibility: internal)
  @inlinable public static func buildPartialBlock<Backend>(
    accumulated: _Nothing, next: Statements<Backend>
  ) -> Statements<Backend> { next }

  /// Statements without constraints leave the backend open.
  @_documentation(visibility: internal)
  @inlinable public static func buildPartialBlock(accumulated: _Nothing, next: _Nothing) -> _Nothing { next }

  /// An `if` without `else`.
  @_documentation(visibility: internal)
  @inlinable public static func buildOptional<Backend>(_ part: Statements<Backend>?) -> Statements<Backend> {
    Statements()
  }

  /// An `if` without `else`.
  @_documentation(visibility: internal)
  @inlinable public static func buildOptional(_ part: _Nothing?) -> _Nothing { _Nothing() }

  /// A branch of an `if` or `switch`.
  @_documentation(visibility: internal)
  @inlinable public static func buildEither<Part>(first: Part) -> Part { first }

  /// A branch of an `if` or `switch`.
  @_documentation(visibility: internal)
  @inlinable public static func buildEither<Part>(second: Part) -> Part { second }

  /// A loop.
  @_documentation(visibility: internal)
  @inlinable public static func buildArray<Backend>(_ parts: [Statements<Backend>]) -> Statements<Backend> {
    Statements()
  }

  /// A loop.
  @_documentation(visibility: internal)
  @inlinable public static func buildArray(_ parts: [_Nothing]) -> _Nothing { _Nothing() }
}
