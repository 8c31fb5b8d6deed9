import Cassowary

/// Keeps a tree and a solver in step, and runs the layout pass.
final class LayoutEngine {
  unowned(unsafe) let root: LayoutView
  init(root: LayoutView) { self.root = root }
  func run() {}
  func diagnostics() -> [LayoutDiagnostic] { [] }
  func isAmbiguous(_ item: HeadlessItem) -> Bool { false }
}
