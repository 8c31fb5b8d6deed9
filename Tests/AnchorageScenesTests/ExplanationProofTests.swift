import Foundation
import Testing

@testable import Anchorage
@testable import AnchorageHeadless
@testable import AnchorageScenes

/// Explanations of scenes name the constraints that decide the values, no more and no fewer.
///
/// The judge knows nothing of how an explanation was found. It takes the views of the scene without their contents and
/// constraints, with plain views for stack views, states the lines that the explanation prints, as a person would type them, and lays out. Views that no line
/// mentions are somewhere else. One value in eleven is judged; with EXPLAIN_ALL=1 in the environment all of them are.
@Suite struct ExplanationProofTests {
  private static let isComplete = ProcessInfo.processInfo.environment["EXPLAIN_ALL"] != nil

  @Test(arguments: LayoutFilesTests.files)
  func `the lines of an explanation decide the value, and none can be spared`(_ file: String) throws {
    let scene = try LayoutFilesTests.scene(file)
    let run = scene.laidOut()
    let judge = BareScene(scene)
    var complaints: [String] = []
    var count = file.count
    var items: [HeadlessItem] = []
    run.root.forEachItem { item, _ in if item !== run.root && !item.name.isEmpty { items.append(item) } }
    for item in items {
      for number in FrameNumbers.each {
        count += 1
        if !Self.isComplete && count % 17 != 0 { continue }
        guard let entry = run.root.engine?.entry(of: item), !entry.free.contains(number) else { continue }
        complaints += judge.complaints(number, of: item, in: run)
      }
    }
    #expect(complaints.joined(separator: "\n\n") == "")
  }
}

/// The views of a scene without contents and constraints.
private struct BareScene {
  let run: SceneRun
  private var items: [String: HeadlessItem] = [:]

  init(_ scene: Scene) {
    var bare = scene.document
    bare.lines = scene.document.declarations.map { .declaration($0.unstacked) }
    bare.expectations = []
    run = SceneRun(Scene(parsing: bare.description))
    var items: [String: HeadlessItem] = [:]
    let none = LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    run.root.forEachItem { item, _ in
      items[item.name] = item
      (item as? SceneView)?.content.intrinsicSize = none
      (item as? SceneLabel)?.content.intrinsicSize = none
      (item as? LayoutView)?.autoresizingMask = []
    }
    self.items = items
    run.root.frame = LayoutRect(origin: .zero, size: run.size)
    for name in items.keys { place(name, byFrame: true) }
  }

  /// Puts a view where no line of an explanation does, or leaves it to constraints.
  private func place(_ name: String, byFrame: Bool) {
    guard let view = items[name] as? LayoutView, view !== run.root else { return }
    view.translatesAutoresizingMaskIntoConstraints = byFrame
    if byFrame { view.frame = LayoutRect(x: 1023, y: 2047, width: 511, height: 255) }
  }

  /// The errors in the explanation of a number of an item's frame.
  func complaints(_ number: FrameNumbers, of item: HeadlessItem, in whole: SceneRun) -> [String] {
    let attributes: [FrameNumbers.RawValue: LayoutAttribute] = [1: .left, 2: .top, 4: .width, 8: .height]
    guard let attribute = attributes[number.rawValue], let own = items[item.name] else { return [] }
    var stacks: [String: LayoutStackView] = [:]
    whole.root.forEachItem { item, _ in stacks[item.name] = item as? LayoutStackView }
    let explanation = whole.root.explanation(of: item, attribute)
    guard !explanation.lines.isEmpty else { return ["nothing is explained: \(explanation)"] }
    let value = Self.value(number, of: item)
    let words = Set(explanation.lines.flatMap { $0.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    let mentioned = items.keys.filter { words.contains(Substring($0)) || $0 == item.name }
    for name in mentioned { place(name, byFrame: false) }
    defer { for name in mentioned { place(name, byFrame: true) } }
    var lines: [[LayoutConstraint]] = []
    defer { for line in lines { LayoutConstraint.deactivate(line) } }
    for line in explanation.lines {
      guard let constraints = constraints(of: line, stacks, in: whole) else {
        return ["'\(line.text)' is no statement"]
      }
      lines.append(constraints)
    }
    var complaints: [String] = []
    let found = laidOutValue(number, of: own)
    if !isClose(found, value) {
      complaints.append("alone, the lines give \(found.map { "\($0)" } ?? "nothing")")
    }
    for (line, constraints) in zip(explanation.lines, lines) where !constraints.isEmpty {
      LayoutConstraint.deactivate(constraints)
      if isClose(laidOutValue(number, of: own), value) && !isAnyEmpty(mentioned) {
        complaints.append("'\(line.text)' can be spared")
      }
      LayoutConstraint.activate(constraints)
    }
    return complaints.isEmpty ? [] : ["\(complaints.joined(separator: "\n"))\nin \(explanation)"]
  }

  /// Whether a dimension is zero because sizes are never negative here, which stands in for the line that was left out.
  private func isAnyEmpty(_ names: [String]) -> Bool {
    names.contains { name in
      let size = (items[name] as? LayoutView)?.frame.size ?? (items[name] as? LayoutGuide)?.layoutFrame.size
      return size.map { min($0.width, $0.height) < 1e-6 } ?? false
    }
  }

  /// The constraints that a line stands for; none if the views have them already.
  private func constraints(
    of line: LayoutExplanation.Line, _ stacks: [String: LayoutStackView], in whole: SceneRun
  ) -> [LayoutConstraint]? {
    if ["its insets", "how it scrolls", "sizes are never negative"].contains(line.reason) { return [] }
    var texts: [String] = []
    let words = line.text.components(separatedBy: " ~ ")
    let priority = words.count > 1 ? " ~ \(words[1])" : ""
    let anchors = words[0].components(separatedBy: " == ")
    if line.reason.hasPrefix("its content") || line.reason.hasPrefix("its text"), anchors.count == 2 {
      // Both bounds of a content, each at its priority.
      let name = anchors[0].components(separatedBy: ".")[0]
      var view: LayoutView?
      whole.root.forEachItem { item, _ in if item.name == name { view = item as? LayoutView } }
      guard let view else { return nil }
      let axis: LayoutAxis = anchors[0].hasSuffix(".width") ? .horizontal : .vertical
      texts = [
        "\(anchors[0]) >= \(anchors[1]) ~ \(view.contentCompressionResistancePriority(for: axis).rawValue)",
        "\(anchors[0]) <= \(anchors[1]) ~ \(view.contentHuggingPriority(for: axis).rawValue)",
      ]
    } else if line.text.hasPrefix("stack '") {
      guard let statement = StackStatement(line.text, stacks: stacks) else { return nil }
      texts = statement.texts
    } else if anchors.count > 2 {
      texts = anchors.dropFirst().map { "\(anchors[0]) == \($0)\(priority)" }
    } else {
      texts = [line.text]
    }
    var made: [LayoutConstraint] = []
    for statement in Scene(parsing: texts.joined(separator: "\n")).document.statements {
      var failure: SceneFailure?
      let group: ConstraintGroup<HeadlessBackend> = batch {
        failure = Self.failure(of: SceneEvaluator(items: items, names: [], statement: statement))
      }
      if failure != nil { return nil }
      made += group
    }
    return made
  }

  private static func failure(of evaluator: SceneEvaluator) -> SceneFailure? {
    do throws(SceneFailure) {
      try evaluator.run()
      return nil
    } catch {
      return error
    }
  }

  /// A number of a frame in a new layout; `nil` if it is open or if anything has to be left out.
  private func laidOutValue(_ number: FrameNumbers, of item: HeadlessItem) -> Double? {
    run.root.layoutIfNeeded()
    guard let engine = run.root.engine, engine.conflicts.isEmpty,
      let entry = engine.entry(of: item), !entry.free.contains(number)
    else { return nil }
    return Self.value(number, of: item)
  }

  private static func value(_ number: FrameNumbers, of item: HeadlessItem) -> Double {
    let frame = (item as? LayoutView)?.frame ?? (item as? LayoutGuide)?.layoutFrame ?? .zero
    return switch number {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    default: frame.height
    }
  }

  private func isClose(_ found: Double?, _ value: Double) -> Bool {
    found.map { abs($0 - value) <= 1e-5 * max(1, abs(value)) } ?? false
  }
}

extension SceneDeclaration {
  /// The declaration of a view instead of a stack view or what it arranges.
  fileprivate var unstacked: SceneDeclaration {
    let arranging: [SceneOption.Keyword] = [
      .appkit, .spacing, .distribution, .marginsrelative, .baselinerelative, .gravity,
    ]
    let isStack = kind == .stack
    let kept = options.filter {
      !arranging.contains($0.keyword) && ![.vertical, .after, .floating].contains($0.keyword)
        && !(isStack && [.alignment, .insets].contains($0.keyword))
    }
    return SceneDeclaration(isStack ? .view : kind, name: name, parent: parent, text: text, options: kept)
  }
}

/// What a sentence about a stack view says, as statements that a person would type; `nil` if it is none of the sentences
/// that can be typed.
///
/// Written from the documentation of stack views, without the code that makes their constraints or words the sentences.
struct StackStatement {
  let texts: [String]

  /// Reads a sentence, such as `stack 'row' begins with 'icon'`.
  init?(_ sentence: String, stacks: [String: LayoutStackView]) {
    let parts = sentence.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 3, parts[0] == "stack ", let stack = stacks[parts[1]] else { return nil }
    let isRow = stack.axis == .horizontal
    let (start, end, length) = isRow ? ("leading", "trailing", "width") : ("top", "bottom", "height")
    let own = parts[1] + (stack.isLayoutMarginsRelativeArrangement ? ".margins" : "")
    let (says, view) = (parts[2], parts[3])
    switch says {
    case " begins with ": texts = ["\(view).\(start) == \(own).\(start)"]
    case " ends with ": texts = ["\(view).\(end) == \(own).\(end)"]
    case " hides ": texts = ["\(view).\(length) == 0"]
    case " makes ": texts = ["\(view).\(length) == \(parts[5]).\(length)"]
    case _ where says.hasPrefix(" puts ") && says.hasSuffix(" between "):
      let words = says.split(separator: " ")
      guard let number = words.compactMap({ Double($0) }).first else { return nil }
      let relation = words.contains("least") ? ">=" : "=="
      texts = ["\(parts[5]).\(start) \(relation) \(view).\(end) + \(number)"]
    case _ where says.hasPrefix(" aligns the ") && says.hasSuffix(" of "):
      guard let part = Self.part(says, isRow) else { return nil }
      texts = ["\(view).\(part) == \(parts.count > 5 ? parts[5] : own).\(part)"]
    case _ where says.hasPrefix(" keeps the ") && says.hasSuffix(" of "):
      guard let part = Self.part(says, isRow) else { return nil }
      texts = ["\(view).\(part) \(["top", "leading"].contains(part) ? ">=" : "<=") \(own).\(part)"]
    default: return nil
    }
  }

  private static func part(_ says: String, _ isRow: Bool) -> String? {
    switch says.split(separator: " ").dropFirst(2).dropLast().joined(separator: " ") {
    case "top": "top"
    case "bottom": "bottom"
    case "leading edge": "leading"
    case "trailing edge": "trailing"
    case "centre": isRow ? "centerY" : "centerX"
    case "first baseline": "firstBaseline"
    case "last baseline": "lastBaseline"
    default: nil
    }
  }
}
