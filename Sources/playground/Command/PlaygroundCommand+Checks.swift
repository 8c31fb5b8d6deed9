// Refusals of outputs that would destroy a file, and of options without effect.

extension PlaygroundCommand {
  /// Refuses an output that is a scene, or is read.
  func check(_ output: String) throws(PlaygroundUsageError) {
    if output.isEmpty { throw .missingOutput(mode.option) }
    if output == "-" { return }
    if output.hasSuffix(".layout") { throw .sceneAsOutput(mode.option, output) }
    let path = output.withoutCurrentFolder
    if files.contains(where: { $0.withoutCurrentFolder == path }) {
      throw .inputAsOutput(mode.option, output)
    }
  }

  /// Refuses options that would change nothing.
  func checkEffects() throws(PlaygroundUsageError) {
    let isExplaining = mode == .show && !explained.isEmpty
    let action = isExplaining ? "--explain" : mode.option
    if mode != .show || isExplaining {
      if style.columns != nil { throw .withoutEffect("--width", action) }
      if style.isPlain { throw .withoutEffect("--plain", action) }
      if style.isOmitted { throw .withoutEffect("--no-drawing", action) }
      if notesWishes, mode != .json { throw .withoutEffect("--wishes", action) }
    }
  }

  /// Whether there is an option that is about scenes, and not about logs.
  var hasOptionForScenes: Bool {
    !sizes.isEmpty || !explained.isEmpty || notesWishes || style != PlaygroundDrawingStyle()
  }
}

extension String {
  /// The path without `./` at its beginning.
  fileprivate var withoutCurrentFolder: Substring {
    var path = self[...]
    while path.hasPrefix("./") {
      path = path.dropFirst(2)
      while path.hasPrefix("/") { path = path.dropFirst() }
    }
    return path
  }
}
