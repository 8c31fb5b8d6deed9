// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Relations where a Boolean is expected. The compiler tries them last, so they don't slow statements down.

@_documentation(visibility: internal)
extension LayoutExpression {
  @available(
    *, unavailable,
    message:
      "a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own"
  )
  public static func == (a: Self, b: Self) -> Bool { false }

  @available(
    *, unavailable,
    message:
      "a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own"
  )
  public static func <= (a: Self, b: Self) -> Bool { false }

  @available(
    *, unavailable,
    message:
      "a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own"
  )
  public static func >= (a: Self, b: Self) -> Bool { false }
}

@_documentation(visibility: internal)
extension LayoutExpression where Kind == LayoutDimension {
  @available(
    *, unavailable,
    message:
      "a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own"
  )
  public static func == (a: Self, number: Double) -> Bool { false }

  @available(
    *, unavailable,
    message:
      "a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own"
  )
  public static func <= (a: Self, number: Double) -> Bool { false }

  @available(
    *, unavailable,
    message:
      "a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own"
  )
  public static func >= (a: Self, number: Double) -> Bool { false }
}
