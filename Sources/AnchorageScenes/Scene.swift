/// A view tree, its constraints and its expected layout, read from text.
///
/// Reading never fails and never stops at the first mistake: what could be read is in ``document``, what is
/// wrong with the text in ``mistakes``. Names and kinds are looked up when the scene runs, see ``SceneRun``.
///
///     let scene = Scene(parsing: "root 320 100\nview a intrinsic 20", file: "a.layout")
///     print(scene.mistakes)
///     // a.layout:2:20: error: expected a width and a height, '-' for none, found the end of the line
///     //   view a intrinsic 20
///     //                      ^
///
/// The first line declares the root and its size, further lines declare views, labels and guides or state
/// constraints as the Swift DSL writes them, and frames expected of the layout follow a line `---`.
public struct Scene: Sendable {
  /// What the scene says.
  public let document: SceneDocument
  /// What is wrong with its text: characters, words, syntax, names declared twice.
  public let mistakes: SceneMistakes
  /// The text, for messages.
  let source: SceneSource

  /// Reads a scene from text.
  ///
  /// - Parameters:
  ///   - text: The scene, in the `.layout` format.
  ///   - file: The name used in messages and as the place of the constraints.
  public init(parsing text: String, file: String = "scene.layout") {
    self.init(parsing: Array(text.utf8), file: file)
  }

  /// Reads a scene from the bytes of a file, which should be UTF-8 and may be anything.
  public init(parsing bytes: [UInt8], file: String = "scene.layout") {
    source = SceneSource(bytes, file: file)
    let parser = SceneParser(source)
    document = parser.document
    mistakes = parser.mistakes
  }

  /// The name of the file.
  public var file: String { source.file }
}
