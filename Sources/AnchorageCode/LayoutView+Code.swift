import Anchorage
import AnchorageHeadless

extension LayoutView {
  /// Prints the constraints of the view and everything inside it as a person would write them.
  ///
  ///     for view in [icon, title] { card.addSubview(view) }
  ///     icon.edges.excluding(.trailing) == card.edges.inset(by: 8)
  ///     title.leading == icon.trailing + 8
  ///     print(card.layoutCode())
  ///     // batch {
  ///     //   icon.edges.excluding(.trailing) == card.edges.inset(by: 8)
  ///     //   title.leading == icon.trailing + 8
  ///     // }
  ///
  /// Constraints come out as composites, arrays and distributions where these say the same, whatever they were
  /// made by. Views have the names that `nameItems(of:)` or their initializers gave them, or else names by
  /// their texts and classes. Comments say what is left out: the constraints that stack views make themselves,
  /// constraints with views outside, refused and inactive ones.
  ///
  /// Asking changes nothing, lays nothing out, and keeps nothing alive.
  ///
  /// - Parameter language: The language of the code.
  /// - Complexity: O(n log n) in the number of views and constraints.
  public final func layoutCode(as language: LayoutCodeLanguage = .anchorage) -> String {
    switch language {
    case .anchorage: StatementPrinter(CodeTree(self, .statements, width: CodeWriter.width - 2)).text
    case .anchors: AnchorPrinter(CodeTree(self, .statements)).text
    case .scene: TreeScenePrinter(CodeTree(self, .scene)).text
    }
  }
}
