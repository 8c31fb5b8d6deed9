/// Rows without a symbol and free roots without a component, which are about to be made into components.
struct UnplacedRows: ~Copyable {
  /// Rows of the table, in its order.
  var rows = Buffer<Int32>()
  /// The free roots, all that the rows mention among them, in the order of the variables.
  var roots = Buffer<Int32>()
}

extension UnplacedRows {
  /// Every row and every external.
  init(allOf presolve: Presolve, _ system: System) {
    rows.reserve(presolve.rows.rows.count)
    for index in 0..<presolve.rows.rows.end where !presolve.rows.rows[index].isRemoved { rows.append(index) }
    for variable in 0..<system.variables.end
    where system.variables[variable].isAlive && presolve.isExternal(variable) {
      roots.append(variable)
    }
  }
}
