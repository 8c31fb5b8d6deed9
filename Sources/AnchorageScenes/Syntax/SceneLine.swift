/// One line of a scene above its expectations.
///
///     for line in Scene(parsing: "root 320 100\nroot.width >= 44").document.lines {
///       switch line {
///       case .declaration(let declaration):
///         declaration.name.text  // "root"
///       case .statement(let statement):
///         statement.description  // "root.width >= 44"
///       }
///     }
public enum SceneLine: Equatable, Sendable {
  /// A line that makes a view, a label or a guide.
  case declaration(SceneDeclaration)
  /// A line of the DSL.
  case statement(SceneStatement)
}
