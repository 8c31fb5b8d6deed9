import AnchorageHeadless

/// A view that is not where it was saved.
///
///     let document = try InterfaceDocument(contentsOf: "Login.storyboard")
///     for difference in document.trees[0].check(in: document).differences {
///       difference.description  // "<label> 'hNo-Q5-u4z' in line 12 is at 20 8 80 20, and was saved at 0 8 100 20"
///     }
public struct InterfaceDifference: Hashable, Sendable {
  /// The marks of views in the file that concern their saved frames.
  package enum Mark: String, Hashable, Sendable {
    /// `misplaced="YES"`.
    case misplaced
    /// `ambiguous="YES"`.
    case ambiguous
    /// `verifyAmbiguity`, which says that Interface Builder does not compare the frame with the constraints.
    case unverified

    /// The verdict on a tree whose frames differ where it is.
    var verdict: InterfaceVerdict { self == .misplaced ? .misplaced : .ambiguous }
  }

  /// The object identifier of the view.
  public let id: String
  /// The name of the view's element: `label`.
  package let elementName: String
  /// Where the view is in the file.
  public let position: InterfacePosition
  /// The saved frame, in the root.
  public let saved: LayoutRect
  /// The frame of the headless layout, in the root.
  public let frame: LayoutRect
  /// The frame of the headless layout, in the superview.
  package let tableFrame: LayoutRect
  /// The saved frame, in the superview; that of a root begins at zero.
  package let savedTableFrame: LayoutRect
  /// How far the edge farthest from where it was saved is, in points.
  public let distance: Double
  /// Whether the frame in the superview is the saved one: only the superview is elsewhere.
  package let isOfSuperview: Bool
  /// The mark of the view, or of a view around it; `nil` if the file has none.
  package let mark: Mark?
  /// The line of the view that is marked.
  package let markLine: Int?
}

extension InterfaceLayout {
  /// The views that are more than a point from where they were saved.
  var differences: [InterfaceDifference] {
    let marks = tree.marks
    let models = Dictionary(tree.views.map { ($0.id, $0) }) { first, _ in first }
    return ids.compactMap { id in
      guard let view = views[id], let saved = savedFrames[id], let model = models[id],
        let distance = distance(of: id), !(distance <= TreeJudge.tolerance)
      else { return nil }
      return InterfaceDifference(
        id: id, elementName: model.elementName, position: model.position, saved: saved,
        frame: view.convert(view.bounds, to: root), tableFrame: view.frame,
        savedTableFrame: view === root ? saved : model.frame ?? saved, distance: distance,
        isOfSuperview: isAsSaved(view, model), mark: marks[id]?.0, markLine: marks[id]?.line)
    }
  }

  /// Whether the frame of a view in its superview is the saved one.
  private func isAsSaved(_ view: LayoutView, _ model: InterfaceView) -> Bool {
    guard let saved = model.frame else { return false }
    let frame = view.frame
    return [
      frame.minX - saved.minX, frame.minY - saved.minY, frame.maxX - saved.maxX, frame.maxY - saved.maxY,
    ].allSatisfy { $0.magnitude <= TreeJudge.tolerance }
  }

  /// Adds optional constraints for the saved frames that are weaker than all others.
  ///
  /// They choose among the layouts that the constraints allow, and change no other.
  func preferSavedFrames() {
    let names = Dictionary(views.map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    for id in ids {
      guard let view = views[id], let superview = view.superview,
        let outer = names[ObjectIdentifier(superview)],
        !view.translatesAutoresizingMaskIntoConstraints, let rect = geometry.alignmentRect(of: id),
        let around = geometry.alignmentRect(of: outer)
      else { continue }
      let priority = InterfaceLayout.weakest
      view.left == superview.left + (rect.minX - around.minX) ~ priority
      view.top == superview.top + (rect.minY - around.minY) ~ priority
      view.width == rect.width ~ priority
      view.height == rect.height ~ priority
    }
  }

  /// Gives the empty views in stack views the sizes that they were saved with: the file does not say how large the canvas
  /// shows them.
  func sizeEmptyViewsAsSaved() {
    for content in contents where content.source == .emptyArrangedView {
      guard let view = views[content.id] as? InterfaceContentView, let saved = savedFrames[content.id] else {
        continue
      }
      view.content = saved.size
    }
  }

  /// A priority below those that files have, which are whole numbers.
  private static let weakest = LayoutPriority(0.5)

  /// The numbers that the layout takes from the saved frames.
  var assumptions: [InterfaceAssumption] {
    let lines = Dictionary(tree.constraints.map { ($0.id, $0.position.line) }) { first, _ in first }
    var assumptions = insets.compactMap { inset -> InterfaceAssumption? in
      guard inset.source == .equations, inset.equations.count <= 1,
        (inset.distance - inset.standard).magnitude > TreeJudge.tolerance
      else { return nil }
      return .inset(inset, lines: inset.equations.compactMap { lines[$0] })
    }
    let models = Dictionary(tree.views.map { ($0.id, $0) }) { first, _ in first }
    for content in contents where content.hasMeasuredBaseline {
      guard let model = models[content.id] else { continue }
      assumptions.append(.baseline(of: content.id, line: model.position.line))
    }
    let chosen = ids.count { (models[$0]?.alignmentStyle?.known.count ?? 0) > 1 }
    if chosen > 0 { assumptions.append(.alignments(count: chosen)) }
    let count = contents.count { $0.source == .savedFrame }
    if count > 0 { assumptions.append(.contents(count: count)) }
    return assumptions
  }
}

/// A number that a layout takes from the saved frames. Comparing the layout with those frames cannot prove it.
package enum InterfaceAssumption: Hashable, Sendable {
  /// An inset that follows from the only equation that uses it.
  case inset(InterfaceInset, lines: [Int])
  /// A baseline that is where the only equation about it has it.
  case baseline(of: String, line: Int)
  /// The sizes of texts and controls, which the file does not say.
  case contents(count: Int)
  /// The alignment rectangles of AppKit's controls, of which the known ones that fit best are taken.
  case alignments(count: Int)
}

extension InterfaceAssumption: CustomStringConvertible {
  package var description: String {
    switch self {
    case .inset(let inset, let lines):
      let place =
        "the \(inset.edge) inset of the \(inset.area.words) of '\(inset.view)', \(inset.distance.shortText)"
      guard let line = lines.first else { return "\(place), follows from the views inside it" }
      return "\(place), follows from the equation in line \(line) alone"
    case .baseline(let id, let line):
      return "the baseline of '\(id)' (line \(line)) is where an equation has it"
    case .alignments(let count):
      return count == 1
        ? "the alignment rectangle of one view is the known one that fits best"
        : "the alignment rectangles of \(count) views are the known ones that fit best"
    case .contents(let count):
      return count == 1
        ? "the content size of one view is the saved one"
        : "the content sizes of \(count) views are the saved ones"
    }
  }
}

extension InterfaceInset.Area {
  fileprivate var words: String {
    switch self {
    case .safeArea: "safe area"
    case .margins: "margins"
    case .readableContent: "readable content"
    case .keyboard: "keyboard"
    case .controllerTop: "top layout guide"
    case .controllerBottom: "bottom layout guide"
    case .alignment: "alignment rectangle"
    }
  }
}
