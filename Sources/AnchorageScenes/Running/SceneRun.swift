import Anchorage

/// A scene brought to life: its views, its constraints, and their layout at any size.
///
///     let run = SceneRun(Scene(parsing: "root 320 100\nview a\na.edges == root.edges.inset(by: 8)"))
///     run.layout(at: LayoutSize(width: 200, height: 50))
///     print(run.frameTable)
///     // root  0  0  200  50
///     // └ a   8  8  184  34
///
/// Copies share their views.
public struct SceneRun {
  /// The scene that was run.
  public let scene: Scene
  /// The views; whatever could not be made is missing and reported in ``mistakes``.
  public let root: LayoutView
  /// The mistakes in the scene's text and those found by running it.
  public let mistakes: SceneMistakes

  /// Makes the views and constraints of a scene.
  public init(_ scene: Scene) {
    let builder = SceneBuilder(scene)
    self.scene = scene
    root = builder.root
    mistakes = builder.mistakes
  }

  /// The size that the scene gives its root.
  public var size: LayoutSize {
    let values = scene.document.declarations.first { $0.kind == .root }?.values(of: .size)
    return LayoutSize(width: values?[0] ?? 0, height: values?[1] ?? 0)
  }

  /// Lays out the tree after giving the root a size.
  ///
  /// - Parameter size: The size; without one, that of the scene.
  public func layout(at size: LayoutSize? = nil) {
    root.frame = LayoutRect(origin: .zero, size: size ?? self.size)
    root.layoutIfNeeded()
  }

  /// The frame table of the last layout.
  public var frameTable: String { root.layoutDescription }

  /// What the last layout reports, one text a problem.
  public var problems: [String] { root.diagnostics.map { $0.description } }
}
