import AnchorageHeadless

/// A report of UIKit's or AppKit's that constraints cannot be satisfied together, as far as it could be read.
struct ConstraintLog {
  /// A constraint of the report.
  struct Entry {
    var constraint: LoggedConstraint
    /// The line of the file, counted from 1.
    var line: Int
  }

  /// The line where it begins.
  var line: Int
  /// Whether AppKit wrote it.
  var isFromAppKit = false
  /// The constraints in the order of the report, each once.
  var entries: [Entry] = []
  /// The index of the constraint that was broken; `nil` if the report does not say it.
  var broken: Int?
  /// How many constraints could not be read.
  var unreadCount = 0
  /// How many constraints are not among ``entries``, because there are too many.
  var omittedCount = 0
  /// How often it was written with other addresses.
  var repeatCount = 1

  /// The largest number of ``entries``.
  static let largestEntryCount = 500
}

extension ConstraintLog {
  mutating func add(_ constraint: LoggedConstraint, line: Int) {
    if entries.contains(where: { $0.constraint == constraint }) { return }
    guard entries.count < Self.largestEntryCount else {
      omittedCount += 1
      return
    }
    entries.append(Entry(constraint: constraint, line: line))
  }

  mutating func setBroken(_ constraint: LoggedConstraint, line: Int) {
    add(constraint, line: line)
    broken = entries.firstIndex { $0.constraint == constraint }
  }

  /// The superviews that the lines name, by the items in them.
  private var superviews: [FormatItem: FormatItem] {
    var superviews: [FormatItem: FormatItem] = [:]
    for entry in entries where entry.constraint.superview != .superview {
      for equation in entry.constraint.equations {
        for item in [equation.first.item, equation.second?.item].compactMap({ $0 })
        where item != entry.constraint.superview {
          superviews[item] = entry.constraint.superview
        }
      }
    }
    return superviews
  }

  /// Puts in the superviews that other lines name: old systems do not say which superview a frame is in.
  mutating func completeSuperviews() {
    let superviews = superviews
    for index in entries.indices {
      for number in entries[index].constraint.equations.indices {
        let equation = entries[index].constraint.equations[number]
        if equation.origin == .superview, let superview = superviews[equation.first.item] {
          entries[index].constraint.equations[number].origin = superview
        }
      }
    }
  }

  /// A text that is the same for reports that differ in their addresses only.
  var key: String {
    var numbers: [FormatItem: Int] = [:]
    func word(_ item: FormatItem) -> String {
      let number = numbers[item, default: numbers.count]
      numbers[item] = number
      switch item {
      case .superview: return "\(number)|"
      case .name(let name): return "\(number) \(name)"
      case .object(let type, _, let text): return "\(number) \(type) \(text)"
      }
    }
    var key = "\(isFromAppKit) \(broken ?? -1) \(unreadCount) \(omittedCount)\n"
    for entry in entries {
      let constraint = entry.constraint
      key += "\(constraint.type) \(constraint.identifier) \(constraint.location?.description ?? "")\n"
      for equation in constraint.equations {
        key += "\(word(equation.first.item)).\(equation.first.attribute).\(equation.first.isMargin)"
        key += " \(equation.relation) \(equation.multiplier) \(equation.constant) \(equation.priority)"
        if let second = equation.second {
          key += " \(word(second.item)).\(second.attribute).\(second.isMargin)"
        }
        if let origin = equation.origin { key += " \(word(origin))" }
        key += "\n"
      }
    }
    return key
  }
}
