import AnchorageHeadless
import AnchorageDrawing
import AnchorageScenes

/// A file of `Playgrounds/Layouts`.
struct SceneFile {
  /// The name without its ending, such as `boarding-pass`.
  let name: String
  /// The first sentence of the file.
  let summary: String
  private let run: SceneRun

  /// Reads a scene.
  init(name: String, text: String) {
    self.name = name
    let first = text.prefix { $0 != "\n" }.trimmingPrefix("// ").split(separator: "oracle:").first ?? ""
    summary = String(first.reversed().drop { $0 == " " }.reversed())
    run = SceneRun(Scene(parsing: text, file: name + ".layout"))
  }

  /// The mistakes of the scene; empty if there are none.
  var problems: String { run.mistakes.isEmpty ? "" : "\(run.mistakes)" }

  /// Whether it is a case of Masonry's example app.
  var isCase: Bool { name.hasPrefix("masonry-") }

  /// The drawing at the size that the scene gives its root.
  func svg() -> String {
    run.layout()
    return LayoutDrawing(of: run.root).svg(
      .shown, problems: run.root.diagnostics, scale: run.size.pictureScale)
  }
}
