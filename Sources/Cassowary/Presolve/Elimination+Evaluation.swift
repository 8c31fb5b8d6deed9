// The way back: from the values of the free roots to the values of all variables.

extension Elimination {
  /// Computes every variable from the free roots: definitions in reverse order of substitution, then links.
  ///
  /// - Complexity: O(variables + terms of definitions).
  func evaluate(_ values: borrowing Buffer<Double>, at parameters: ParameterValues) {
    forEachDefinition { evaluate($0, values, at: parameters) }
    // A root is a link to itself, so one loop handles all variables.
    let (links, values) = (links.base, values.base)
    for variable in 0..<self.links.count {
      values[variable] = links[variable].value(variable, values, parameters)
    }
  }

  /// Computes the variable that a definition defines.
  func evaluate(_ definition: Definition, _ values: borrowing Buffer<Double>, at parameters: ParameterValues)
  {
    values[definition.variable] = value(of: definition, values, at: parameters)
  }

  /// The value of the variable of a definition, given the values of the variables that it mentions.
  @inline(__always)
  func value(
    of definition: Definition, _ values: borrowing Buffer<Double>, at parameters: ParameterValues
  ) -> Double {
    var value = definition.constant.value(parameters)
    for term in definition.terms {
      let mentioned = definitionTerms[term]
      value += mentioned.coefficient * currentValue(of: mentioned.variable, values, at: parameters)
    }
    return value
  }

  /// Computes linked variables whose roots have their values.
  func evaluate(
    linked variables: borrowing Buffer<Int32>, _ values: borrowing Buffer<Double>,
    at parameters: ParameterValues
  ) {
    let (links, values) = (links.base, values.base)
    for index in 0..<variables.count {
      let variable = Int(variables[index])
      values[variable] = links[variable].value(variable, values, parameters)
    }
  }

  /// The value of a variable whose root has its value.
  private func currentValue(
    of variable: Int32, _ values: borrowing Buffer<Double>, at parameters: ParameterValues
  ) -> Double {
    let link = links[variable]
    if link.parent == variable { return values[variable] }
    let constant = link.constant.value(parameters)
    return link.parent < 0 ? constant : constant + link.factor * values[link.parent]
  }
}
