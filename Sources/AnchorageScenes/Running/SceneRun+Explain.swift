import AnchorageHeadless

extension SceneRun {
  /// Finds an anchor by its text in scenes: `name.width`, `card.margins.leading`.
  ///
  /// Access to a guide such as the margins can create it; its frame is set by the next layout.
  package func anchor(_ text: String) throws(UnknownAnchor) -> SceneAnchor {
    if let found = resolve(text, correcting: false) { return found.anchor }
    throw UnknownAnchor(
      text: text, file: scene.file, nearest: resolve(text, correcting: true)?.path)
  }

  /// Finds an anchor, or the four that are the frame of an item: `stats` stands for its leading, top, width and height.
  package func anchors(_ text: String) throws(UnknownAnchor) -> [SceneAnchor] {
    if let found = resolve(text, correcting: false) { return [found.anchor] }
    guard let found = resolve("\(text).leading", correcting: false) else {
      let nearest =
        resolve(text, correcting: true)?.path
        ?? resolve("\(text).leading", correcting: true).map { String($0.path.dropLast(".leading".count)) }
      throw UnknownAnchor(text: text, file: scene.file, nearest: nearest)
    }
    return [.leading, .top, .width, .height].map { SceneAnchor(item: found.anchor.item, attribute: $0) }
  }

  /// The anchor that a text names, with its text; if `isCorrecting`, an unknown word is replaced by the
  /// nearest known word.
  private func resolve(_ text: String, correcting isCorrecting: Bool) -> (path: String, anchor: SceneAnchor)?
  {
    func word<Value>(_ word: String, _ words: [String], _ value: (String) -> Value?) -> (String, Value)? {
      if let found = value(word) { return (word, found) }
      guard isCorrecting else { return nil }
      let others = ["x": "leading", "y": "top", "w": "width", "h": "height"]
      guard let nearest = nearestWord(to: word, in: words) ?? others[word] else { return nil }
      return value(nearest).map { (nearest, $0) }
    }
    var items: [String: HeadlessItem] = [:]
    var names: [String] = []
    root.forEachItem { item, _ in
      items[item.name] = item
      names.append(item.name)
    }
    let guides = SceneEvaluator.guides + SceneEvaluator.scrollGuides
    let words = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    guard words.count > 1, var (path, item) = word(words[0], names, { items[$0] }) else { return nil }
    for guide in words[1..<words.count - 1] {
      guard let view = item as? LayoutView,
        let (name, found) = word(guide, guides, { SceneEvaluator.guide($0, of: view) })
      else { return nil }
      path += ".\(name)"
      item = found
    }
    let attributes = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }
    guard
      let (name, attribute) = word(
        words[words.count - 1], attributes.map { $0.description },
        { name in attributes.first { $0.description == name } })
    else { return nil }
    return ("\(path).\(name)", SceneAnchor(item: item, attribute: attribute))
  }

  /// Explains an anchor given as text, as of the last layout; if there is no such anchor, the result says so.
  package func explanation(ofAnchor text: String) -> String {
    do throws(UnknownAnchor) {
      return explanation(of: try anchor(text)).description
    } catch {
      return error.description
    }
  }

  /// Explains an anchor as of the last layout.
  package func explanation(of anchor: SceneAnchor) -> LayoutExplanation {
    root.explanation(of: anchor.item, anchor.attribute)
  }
}

/// An anchor of an item of a scene.
package struct SceneAnchor {
  let item: HeadlessItem
  let attribute: LayoutAttribute
}

/// A text that isn't an anchor of the scene.
package struct UnknownAnchor: Error {
  let text: String
  /// The file of the scene.
  let file: String
  /// The most similar anchor, if any is similar.
  let nearest: String?

  /// The error, with help if one action corrects it.
  package var description: String {
    "error: '\(text)' is not an anchor of '\(file)'"
      + (nearest.map { "\nhelp: did you mean '\($0)'?" }
        ?? "\nhelp: name an item and one anchor, for example 'root.width'")
  }
}
