extension Engine {
  /// Brings every component to its optimum.
  mutating func optimize() {
    let isMoved = !areValuesCurrent || simplex.parameters != parameters
    simplex.parameters = parameters
    areValuesCurrent = true
    isUnique = false
    optimized.removeAll()
    for index in 0..<simplex.components.count {
      let component = simplex.components[index]
      if component.isCurrent && !isMoved { continue }
      simplex.settle(index)
      simplex.components[index].isCurrent = true
      optimized.append(Int32(index))
    }
    statistics.pivots = simplex.pivots
    freedom.reset(componentCount: simplex.components.count)
    plan.forgetValues()
  }

  /// Computes every variable from the externals: definitions in reverse order of substitution, then links.
  ///
  /// - Complexity: O(variables + terms of definitions).
  mutating func evaluate() {
    values.reset(to: 0, count: system.variables.count)
    evaluateExternals()
  }

  private func evaluateExternals() {
    for index in 0..<simplex.components.count {
      for external in simplex.components[index].externals {
        values[simplex.symbols[external].source] = simplex.symbols[external].value
      }
    }
    elimination.forEachDefinition { evaluate($0) }
    followLinks()
  }

  /// Computes every variable from its root; a root is a link to itself.
  private func followLinks() {
    let (links, values, parameters) = (elimination.links.base, values.base, parameters)
    for variable in 0..<elimination.links.count {
      values[variable] = links[variable].value(variable, values, parameters)
    }
  }

  func evaluate(_ definition: Definition) {
    var value = definition.constant.value(parameters)
    for term in definition.terms {
      let mentioned = elimination.definitionTerms[term]
      value += mentioned.coefficient * currentValue(of: mentioned.variable)
    }
    values[definition.variable] = value
  }

  /// The value of a variable whose root has been evaluated.
  private func currentValue(of variable: Int32) -> Double {
    let link = elimination.links[variable]
    if link.parent == variable { return values[variable] }
    let constant = link.constant.value(parameters)
    return link.parent < 0 ? constant : constant + link.factor * values[link.parent]
  }
}

extension Link {
  /// The value of the variable that is linked, from that of its root.
  @inline(__always)
  func value(_ variable: Int, _ values: UnsafeMutablePointer<Double>, _ parameters: ParameterValues) -> Double
  {
    // What is known has the factor zero, so any number will do.
    constant.value(parameters) + factor * values[parent < 0 ? variable : Int(parent)]
  }
}
