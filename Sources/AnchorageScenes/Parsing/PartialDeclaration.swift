/// A declaration as far as it could be read: a name that is known saves mistakes about it further down.
struct PartialDeclaration {
  var kind: SceneDeclaration.Kind
  var name: SceneName?
  var parent: SceneName?
  var text = ""
  var options: [SceneOption] = []

  /// The declaration, once it has a name.
  var declaration: SceneDeclaration? {
    name.map { SceneDeclaration(kind, name: $0, parent: parent, text: text, options: options) }
  }
}
