import AnchorageHeadless

/// The views that the statements of `Tests/CompileErrors/Habits.txt` are about; see habits.py.
final class Desk {
  let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")
  let c = LayoutView(name: "c")
  let label = LayoutLabel(name: "label", text: "Label")
  let stack = LayoutStackView(name: "stack")
  let guide = LayoutGuide(name: "guide")
  let gap = 8.0
  let count = 3
  let x: Float = 1.5
  let isWide = true
  var rows: [LayoutView] { [a, b, c] }
  var maybe: LayoutView? { isWide ? a : nil }

  init() {
    for view in [a, b, c, label, stack] { root.addSubview(view) }
    root.addLayoutGuide(guide)
  }

  /// Prints what a statement does: what it prints itself, the constraints that are active, what is refused.
  func show(_ number: Int, _ statement: (Desk) -> Void) {
    print("\u{1}\(number)\u{2}", terminator: "")
    statement(self)
    for constraint in constraints(in: root) { print(constraint) }
    root.layoutIfNeeded()
    for case .misuse(let mistake) in root.diagnostics {
      print("refused: \("\(mistake)".split(separator: "\n")[0].dropFirst("error: ".count))")
    }
  }

  private func constraints(in view: LayoutView) -> [LayoutConstraint] {
    view.constraints.filter { $0.identifier?.hasPrefix("UISV") != true }
      + view.subviews.flatMap { constraints(in: $0) }
  }
}
