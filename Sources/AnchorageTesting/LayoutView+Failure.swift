import AnchorageHeadless
import AnchorageDrawing

extension LayoutView {
  /// The name in the sentences of failures.
  final var quotedName: String { name.isEmpty ? "the view" : "'\(name)'" }

  final var drawing: LayoutDrawing { LayoutDrawing(of: self) }
}
