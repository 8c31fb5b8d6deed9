import Anchorage

/// One of the four equations that place a view by its frame: two along each axis.
///
/// Which number of the frame the first and the second are about depends on the autoresizing mask. The order
/// is the one in which the solver gets them.
enum ViewPlacement: Int, CaseIterable {
  case firstHorizontal, firstVertical, secondHorizontal, secondVertical

  var axis: LayoutAxis {
    switch self {
    case .firstHorizontal, .secondHorizontal: .horizontal
    case .firstVertical, .secondVertical: .vertical
    }
  }
}

extension LayoutView {
  /// One of the equations that place the view by its frame.
  final func placement(_ which: ViewPlacement) -> Placement {
    let (first, second) = placements(along: which.axis)
    return switch which {
    case .firstHorizontal, .firstVertical: first
    case .secondHorizontal, .secondVertical: second
    }
  }
}
