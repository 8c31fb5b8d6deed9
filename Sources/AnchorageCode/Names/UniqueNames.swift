/// Names that have been given, each once.
@_spi(Printing) public struct UniqueNames {
  private var given: Set<String> = []
  private var next: [String: Int] = [:]

  /// Creates names of which some are taken.
  public init(without taken: Set<String> = []) { given = taken }

  /// Gives a name, with the lowest free number behind it if it is taken: `label2`.
  public mutating func unique(_ name: String) -> String {
    if given.insert(name).inserted { return name }
    // A name that ends in a digit would become another number: `row1` and `2` are `row12`.
    let stem = name.last?.isNumber == true ? name + "n" : name
    let start = next[stem] ?? 2
    // Each number is taken by a name that was given before.
    for number in start...(start + given.count) where given.insert("\(stem)\(number)").inserted {
      next[stem] = number + 1
      return "\(stem)\(number)"
    }
    return stem
  }
}
