/// A required row that defines an external, which is an intermediate; see ``Presolve/chooseIntermediates(_:)``.
struct DefinitionRow: BitwiseCopyable {
  var row: Int32
  var column: Int32
}
