import Anchorage

extension SceneRun {
  /// Finds an anchor that is given as in a scene: `name.width`, `card.margins.leading`.
  ///
  /// To be called before the first layout, because asking for a guide can make it.
  func anchor(_ text: String) throws(UnknownAnchor) -> SceneAnchor {
    var words = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    var items: [String: HeadlessItem] = [:]
    var names: [String] = []
    root.forEachItem { item, _ in
      items[item.name] = item
      names.append(item.name)
    }
    guard let last = words.popLast(), !words.isEmpty else { throw UnknownAnchor(text: text, nearest: nil) }
    let first = words.removeFirst()
    guard var item = items[first] else {
      let nearest = nearestWord(to: first, in: names)
      throw UnknownAnchor(text: text, nearest: nearest.map { ([$0] + words + [last]).joined(separator: ".") })
    }
    for word in words {
      guard let view = item as? LayoutView, let guide = SceneEvaluator.guide(word, of: view) else {
        throw UnknownAnchor(text: text, nearest: nil)
      }
      item = guide
    }
    let attributes = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }
    guard let attribute = attributes.first(where: { $0.description == last }) else {
      let nearest = nearestWord(to: last, in: attributes.map { $0.description })
      let prefix = ([first] + words).joined(separator: ".")
      throw UnknownAnchor(text: text, nearest: nearest.map { "\(prefix).\($0)" })
    }
    return SceneAnchor(item: item, attribute: attribute)
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
  func explanation(of anchor: SceneAnchor) -> LayoutExplanation {
    root.explanation(of: anchor.item, anchor.attribute)
  }
}
