import Anchorage

/// The range of members that a stack view has to arrange again.
struct StaleMembers {
  var first: Int
  var last: Int

  static var none: StaleMembers { StaleMembers(first: .max, last: -1) }
  static var all: StaleMembers { StaleMembers(first: 0, last: .max) }

  var isEmpty: Bool { first > last }

  /// The range after a member was inserted: with it and its neighbours.
  func inserting(at index: Int) -> StaleMembers {
    StaleMembers(
      first: min(first, max(0, index - 1)), last: max(shifted(last, from: index, by: 1), index + 1))
  }

  /// The range after a member was removed: with its neighbours.
  func removing(at index: Int) -> StaleMembers {
    StaleMembers(first: min(first, max(0, index - 1)), last: max(shifted(last, from: index, by: -1), index))
  }

  private func shifted(_ end: Int, from index: Int, by distance: Int) -> Int {
    end >= index && end != .max ? end + distance : end
  }
}
