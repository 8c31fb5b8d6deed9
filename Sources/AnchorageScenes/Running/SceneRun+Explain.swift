import AnchorageHeadless

extension SceneRun {
  /// Finds an anchor that is given as in a scene: `name.width`, `card.margins.leading`.
  ///
  /// Asking for a guide such as the margins can make it; it has its place after the next layout.
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

  /// The anchor that a text names, with its text; where a word names nothing, the nearest word that does if `isCorrecting`.
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

  /// Explains an anchor that is given as text, as of the last layout; says so if there is no such anchor.
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
