/// A view tree, its constraints and its expected layout, read from text.
///
/// Reading never fails and never stops at a mistake: ``document`` holds everything that could be read, and
/// ``mistakes`` says where the text is wrong. Names and kinds are looked up when the scene runs; see
/// ``SceneRun``.
///
///     let scene = Scene(parsing: "root 320 100\nview a intrinsic 20", file: "a.layout")
///     print(scene.mistakes)
///     // a.layout:2:20: error: expected a width and a height ('-' for none), found the end of the line
///     //   view a intrinsic 20
///     //                      ^
///
/// The first line declares the root and its size. The lines after it declare views, labels, stacks and guides, or
/// state constraints as the Swift DSL writes them. The expected frames follow a line `---`.
public struct Scene: Sendable {
  /// The declarations, statements and expectations of the scene.
  public let document: SceneDocument
  /// The mistakes in the text, such as wrong syntax and names declared twice.
  public let mistakes: SceneMistakes
  /// The text, for messages.
  let source: SceneSource

  /// Reads a scene from text.
  ///
  /// - Parameters:
  ///   - text: The scene, in the `.layout` format.
  ///   - file: The name of the file, for messages and for the source locations of constraints.
  public init(parsing text: String, file: String = "scene.layout") {
    self.init(parsing: Array(text.utf8), file: file)
  }

  /// Reads a scene from the bytes of a file; a line that is not UTF-8 is a mistake.
  public init(parsing bytes: [UInt8], file: String = "scene.layout") {
    source = SceneSource(bytes, file: file)
    let parser = SceneParser(source)
    document = parser.document
    mistakes = parser.mistakes
  }

  /// The name of the file.
  public var file: String { source.file }
}
