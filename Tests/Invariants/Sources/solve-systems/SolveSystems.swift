import Cassowary
import Foundation

/// Solves the systems that it reads, each a line of JSON, and writes a line about each:
///
///     solve-systems chosen     as the solver does
///     solve-systems tableau    with a tableau for each component, and all sums written out
///     solve-systems revised    with the factors of a basis for each component, and no sum written out that rows repeat
///
/// `Scripts/judge-exactly` judges the answers. This is here, beside the tests of the invariants, because it chooses the
/// simplex, for which the solver has to be testable, and because the solver checks its invariants here.
@main
struct SolveSystems {
  static func main() throws {
    let answer: (Question) -> Answer
    switch CommandLine.arguments.dropFirst() {
    case ["chosen"]: answer = answerAsShipped
    case ["tableau"]: answer = { StagedSolver($0, mostTableauColumns: .max, mostTerms: .max).answer() }
    case ["revised"]: answer = { StagedSolver($0, mostTableauColumns: 0, mostTerms: 1).answer() }
    default:
      FileHandle.standardError.write(Data("usage: solve-systems chosen | tableau | revised\n".utf8))
      exit(2)
    }
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    while let line = readLine() {
      let question = try decoder.decode(Question.self, from: Data(line.utf8))
      // Each answer at once, so that those before a crash are known.
      FileHandle.standardOutput.write(try encoder.encode(answer(question)) + [UInt8(ascii: "\n")])
    }
  }

  /// Solves a system through the public interface.
  private static func answerAsShipped(_ question: Question) -> Answer {
    let solver = Solver()
    let variables = question.nonNegative.map { solver.makeVariable(nonNegative: $0) }
    var ids: [ConstraintID] = []
    do {
      for constraint in question.constraints {
        let terms = constraint.terms.map { Cassowary.Term($0.coefficient, variables[$0.variable]) }
        let expression = LinearExpression(terms: terms, constant: constraint.constant)
        let strength = Strength(rawValue: constraint.strength)
        ids.append(
          try solver.add(LinearConstraint(expression, Relation(constraint.relation), strength: strength)))
      }
    } catch {
      return Answer(refused: "\(error)")
    }
    solver.solve()
    let broken = Set(solver.conflicts.map(\.broken))
    return Answer(
      values: variables.map { solver.value(of: $0) }, broken: ids.indices.filter { broken.contains(ids[$0]) })
  }
}

extension Relation {
  init(_ text: String) {
    switch text {
    case "<=": self = .lessThanOrEqual
    case ">=": self = .greaterThanOrEqual
    default: self = .equal
    }
  }
}

/// A system of constraints, a line of JSON.
struct Question: Decodable {
  struct Constraint: Decodable {
    /// `==`, `<=` or `>=`: how the sum of the terms and the constant compares with zero.
    var relation: String
    var strength: Double
    var constant: Double
    var terms: [Term]
  }

  struct Term: Decodable {
    var variable: Int
    var coefficient: Double
  }

  /// Of each variable, whether it must not be negative.
  var nonNegative: [Bool]
  var constraints: [Constraint]
}

/// A solver's answer to a system, a line of JSON.
struct Answer: Encodable {
  /// The values of the variables.
  var values: [Double] = []
  /// The constraints that were left out, by their positions in the question.
  var broken: [Int] = []
  /// How many components got a tableau because the factors of their basis failed.
  var fallbacks: Int?
  /// Why the solver does not take the system.
  var refused: String?
}
