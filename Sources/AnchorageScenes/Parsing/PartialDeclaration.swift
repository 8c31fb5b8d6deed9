/// The part of a declaration that could be read.
///
/// A declaration with a mistake still declares its name, so that lines that use the name are not mistakes as
/// well.
struct PartialDeclaration {
  var kind: SceneDeclaration.Kind
  var name: SceneName?
  var parent: SceneName?
  var text = ""
  var options: [SceneOption] = []

  /// The declaration, or `nil` before its name is read.
  var declaration: SceneDeclaration? {
    name.map { SceneDeclaration(kind, name: $0, parent: parent, text: text, options: options) }
  }
}
