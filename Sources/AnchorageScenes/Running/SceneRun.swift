import AnchorageHeadless

/// The views and constraints of a scene, which can be laid out at any size.
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
  /// The root of the views. Items and constraints that could not be made are missing; ``mistakes`` says why.
  public let root: LayoutView
  /// The mistakes in the text of the scene and those found by running it.
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
    let values = scene.document.declarations.first { $0.kind == .root }?.values(of: .rootSize)
    return LayoutSize(width: values?[0] ?? 0, height: values?[1] ?? 0)
  }

  /// Resizes the root and lays out the tree.
  ///
  /// - Parameter size: The size of the root; `nil` means the scene's own size.
  public func layout(at size: LayoutSize? = nil) {
    root.frame = LayoutRect(origin: .zero, size: size ?? self.size)
    root.layoutIfNeeded()
  }

  /// The frame table of the last layout.
  public var frameTable: String { root.layoutDescription }

  /// The diagnostics of the last layout as texts.
  public var problems: [String] { root.diagnostics.map { $0.description } }

  /// Notes on the last layout: findings that may be unintended.
  ///
  /// - Parameter withWishes: Whether to include optional constraints that don't hold.
  package func notes(withWishes: Bool) -> [LayoutNote] { root.notes() + (withWishes ? root.lostWishes : []) }
}
