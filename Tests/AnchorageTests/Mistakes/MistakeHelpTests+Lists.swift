import AnchorageHeadless

// Lists and stacks.
extension MistakeHelpTests {
  static let listCases = [
    Case(
      """
      error: items distributed horizontally cannot share 'leading'
      help: align across the axis, for example '.centerY'
      """,
      { [$0.a, $0.b].distribute(.horizontal, alignment: .leading) },
      mend: { $0.constraints = [$0.a, $0.b].distribute(.horizontal, alignment: .centerY) }),
    Case(
      """
      error: 2 spacings cannot fill the 1 gap between 'a' and the items after it
      help: give 1 spacing, one for each gap
      """,
      { [$0.a, $0.b].distribute(.horizontal, spacing: [1, 2]) },
      mend: { $0.constraints = [$0.a, $0.b].distribute(.horizontal, spacing: [1]) }),
    Case(
      """
      error: 1 spacing cannot fill the 0 gaps between 'a' and the items after it
      help: leave the spacing out: one item has no gaps
      """,
      { [$0.a].distribute(.horizontal, spacing: [1], in: $0.root) },
      mend: { $0.constraints = [$0.a].distribute(.horizontal, in: $0.root) }),
    Case(
      """
      error: 'a' and the items after it need 2 weights, not 1
      help: give one weight for each item, or one for each row of a grid
      """,
      { [$0.a, $0.b].distribute(.horizontal, sizes: .proportional([1])) },
      mend: { $0.constraints = [$0.a, $0.b].distribute(.horizontal, sizes: .proportional([1, 1])) }),
    Case(
      """
      error: the weight of 'b' cannot be 0
      help: use weights above 0, none more than 10000 times another
      """,
      { [$0.a, $0.b].distribute(.horizontal, sizes: .proportional([1, 0])) },
      mend: { $0.constraints = [$0.a, $0.b].distribute(.horizontal, sizes: .proportional([1, 10_000])) }),
    Case(
      """
      error: the list that begins with 'a' has 2 anchors and cannot be paired with a list of 1
      help: relate lists of the same length, or a list and a single anchor
      """,
      { [$0.a, $0.b].top == [$0.root].top },
      mend: {
        [$0.a, $0.b].top == [$0.root, $0.root].top
        [$0.a, $0.b].top == $0.root.top
      }),
    Case(
      """
      error: the spacing '.evenly' of 'a' and the items after it needs a container
      help: name the container, for example 'in: root', or use '.equal'
      """,
      { [$0.a, $0.b].distribute(.horizontal, spacing: .evenly) },
      mend: {
        [$0.a, $0.b].distribute(.horizontal, spacing: .evenly, in: $0.root)
        [$0.a, $0.b].distribute(.horizontal, spacing: .equal)
      }),
    Case(
      """
      error: the insets at the top or the bottom move none of the items that begin with 'a'
      help: align the items with these edges: 'alignment: .fill'
      """,
      {
        let insets = LayoutInsets(top: 8)
        [$0.a, $0.b].distribute(.horizontal, alignment: .bottom, in: $0.root, insets: insets)
      },
      mend: {
        let insets = LayoutInsets(top: 8)
        [$0.a, $0.b].distribute(.horizontal, alignment: .fill, in: $0.root, insets: insets)
      }),
    Case(
      """
      error: the grid that begins with 'a' cannot have 0 columns
      help: use 1 column or more
      """,
      { [$0.a, $0.b].grid(columns: 0) }, mend: { $0.constraints = [$0.a, $0.b].grid(columns: 1) }),
    Case(
      """
      error: 'row' arranges 'c' already
      help: to move it, insert it at another index: 'insertArrangedSubview(c, at: 0)'
      """,
      {
        $0.row.addArrangedSubview($0.c)
        $0.row.addArrangedSubview($0.c)
      }, mend: { $0.row.insertArrangedSubview($0.c, at: 0) }),
    Case(
      """
      error: 'row' does not arrange 'c'
      help: add it first: 'addArrangedSubview(c)'
      """,
      { $0.row.removeArrangedSubview($0.c) },
      mend: {
        $0.row.addArrangedSubview($0.c)
        $0.row.removeArrangedSubview($0.c)
      }),
    Case(
      """
      error: 'row' arranges 0 views, so nothing can be inserted at index 3
      help: use an index from 0 to 0
      """,
      { $0.row.insertArrangedSubview($0.c, at: 3) }, mend: { $0.row.insertArrangedSubview($0.c, at: 0) }),
    Case(
      """
      error: 'row' is vertical, so the views in it have no baseline in common
      help: use '.leading', '.center', '.trailing' or '.fill'
      """,
      {
        $0.row.axis = .vertical
        $0.row.alignment = .firstBaseline
        $0.row.addArrangedSubview($0.c)
      },
      mend: { place in
        for alignment in [.leading, .center, .trailing, .fill] as [LayoutStackView.Alignment] {
          place.row.alignment = alignment
        }
      }),
  ]
}
