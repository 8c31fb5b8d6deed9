@testable import Anchorage
@testable import AnchorageHeadless

/// Writes calls as Swift, to be pasted into a test: `v1.leading == root.leading + 8`.
struct ModelCode {
  /// The names of the items that were added so far.
  private var names = [0: "root"]
  private(set) var lines: [String] = []

  /// Writes what makes the tree before the first call.
  init(_ way: ModelTree.Way) {
    let size = TreeModel().size
    lines = ["let root = ContentView(\"root\")", "root.frame.size = \(code(size))"]
    if !way.isIncremental { lines.append("root.isIncremental = false") }
    if way.mostTableauColumns != ModelTree.Way().mostTableauColumns {
      lines.append("root.layoutIfNeeded()")
      lines.append("root.engine?.solver.pipeline.mostTableauColumns = \(way.mostTableauColumns)")
    }
  }

  private func name(_ number: Int) -> String { names[number] ?? "v\(number)" }

  private func list(_ numbers: [Int]) -> String {
    "[\(numbers.map(name).joined(separator: ", "))]"
  }
}

// MARK: - Calls

extension ModelCode {
  /// Writes a call.
  mutating func write(_ call: ModelCall) {
    if case .add(let number, let item) = call { write(item, number) } else { lines += code(call) }
  }

  private mutating func write(_ item: TreePlan.Item, _ number: Int) {
    let parent = name(item.parent)
    switch item.kind {
    case .guide:
      names[number] = "g\(number)"
      lines.append("let g\(number) = LayoutGuide(name: \"g\(number)\")")
      lines.append("\(parent).addLayoutGuide(g\(number))")
    case .view:
      names[number] = "v\(number)"
      lines.append("let v\(number) = \(code(making: item, "v\(number)"))")
      lines += item.properties.flatMap { code($0, "v\(number)") }
      if item.frame == nil { lines.append("v\(number).translatesAutoresizingMaskIntoConstraints = false") }
      lines.append("\(parent).addSubview(v\(number))")
      if let frame = item.frame { lines += placement("v\(number)", frame, item.mask) }
    case .margins: names[number] = "\(parent).margins"
    case .safeArea: names[number] = "\(parent).safeArea"
    case .readableContent: names[number] = "\(parent).readableContent"
    case .scrollContent: names[number] = "\(parent).contentLayoutGuide"
    case .scrollFrame: names[number] = "\(parent).frameLayoutGuide"
    }
  }

  private func code(making item: TreePlan.Item, _ name: String) -> String {
    if item.text != nil { return "BusyLabel(name: \"\(name)\")" }
    if item.tileCount != nil { return "TileView(\"\(name)\", tileCount: 0)" }
    if item.stack != nil { return "BusyStack(name: \"\(name)\")" }
    if item.scrolling != nil { return "BusyScrollView(name: \"\(name)\")" }
    return "ContentView(\"\(name)\")"
  }

  private func placement(
    _ view: String, _ frame: LayoutRect, _ mask: LayoutAutoresizingMask
  ) -> [String] {
    ["\(view).frame = \(code(frame))", "\(view).autoresizingMask = .init(rawValue: \(mask.rawValue))"]
      .dropLast(mask == [] ? 1 : 0)
  }

  private func code(_ call: ModelCall) -> [String] {
    switch call {
    case .add, .compare: ["root.layoutIfNeeded()"]
    case .move(let item, let parent, let index):
      [
        name(item).hasPrefix("g")
          ? "\(name(parent)).addLayoutGuide(\(name(item)))"
          : "\(name(parent)).insertSubview(\(name(item)), at: \(index))"
      ]
    case .remove(let item), .discard(let item):
      [
        name(item).hasPrefix("g")
          ? "\(name(item)).owningView?.removeLayoutGuide(\(name(item)))"
          : "\(name(item)).removeFromSuperview()"
      ]
    case .set(let view, let property): code(property, name(view))
    case .frame(let view, let frame): ["\(name(view)).frame = \(code(frame))"]
    case .place(let view, let frame, let mask):
      ["\(name(view)).translatesAutoresizingMaskIntoConstraints = true"]
        + placement(name(view), frame, mask)
    case .release(let view): ["\(name(view)).translatesAutoresizingMaskIntoConstraints = false"]
    case .resize(let size): ["root.frame.size = \(code(size))"]
    case .arrange(let view, let stack, let index):
      ["\(name(stack)).insertArrangedSubview(\(name(view)), at: \(index))"]
    case .stopArranging(let view):
      ["(\(name(view)).superview as? LayoutStackView)?.removeArrangedSubview(\(name(view)))"]
    case .space(let spacing, let view):
      [
        "(\(name(view)).superview as? LayoutStackView)?.setCustomSpacing("
          + "\(spacing.map { text(of: $0) } ?? "LayoutStackView.spacingUseDefault"), after: \(name(view)))"
      ]
    case .intend(let view, let moment, let call): code(view, moment, call)
    case .fit(let view, let size): ["_ = \(name(view)).systemLayoutSizeFitting(\(code(size)))"]
    case .layOut(let view): ["\(name(view)).layoutIfNeeded()"]
    case .exerciseAmbiguity(let view):
      ["\(name(view)).exerciseAmbiguityInLayout()", "\(name(view)).setNeedsLayout()"]
    case .askForReports: ["_ = root.diagnostics.map { \"\\($0)\" }"]
    default: codeOfConstraints(call)
    }
  }

  private func code(_ view: Int, _ moment: ContentView.Moment, _ call: ModelCall) -> [String] {
    var inner = self
    inner.lines = []
    inner.write(call)
    let request =
      switch moment {
      case .asked, .measured: "invalidateIntrinsicContentSize"
      case .updating: "setNeedsUpdateConstraints"
      case .layingOut: "setNeedsLayout"
      }
    return ["\(name(view)).intentions[.\(moment)] = {"] + inner.lines.map { "  " + $0 }
      + ["}", "\(name(view)).\(request)()"]
  }

  private func codeOfConstraints(_ call: ModelCall) -> [String] {
    switch call {
    case .state(let group, .rule(let rule)): ["let group\(group) = ConstraintGroup([\(code(rule))])"]
    case .state(let group, let statement): ["let group\(group) = \(code(statement))"]
    case .group(let group, let statements, let active):
      block("let group\(group) = batch(active: \(active))", statements)
    case .update(let group, let statements): block("group\(group).update", statements)
    case .replace(let group, let statements): block("group\(group).replace", statements)
    case .merge(let group, let statements): block("group\(group).merge", statements)
    case .append(let group, let statements): block("group\(group).add", statements)
    case .removeAll(let group): ["group\(group).removeAll()"]
    case .setActive(let group, let isActive): ["group\(group).isActive = \(isActive)"]
    case .makeSwitch(let number, let first, let second, let selection):
      [
        "let switch\(number) = ConstraintSwitch([0: group\(first), 1: group\(second)], "
          + "selection: \(selection.map { "\($0)" } ?? "nil"))"
      ]
    case .select(let number, let selection):
      ["switch\(number).selection = \(selection.map { "\($0)" } ?? "nil")"]
    case .constant(let group, let index, let constant):
      ["group\(group)[\(index)].constant = \(text(of: constant))"]
    case .priority(let group, let index, let priority): ["group\(group)[\(index)].priority = \(priority)"]
    case .multiplier(let group, let index, let number):
      ["group\(group)[\(index)].multiplier = \(text(of: number))"]
    case .relation(let group, let index, let relation):
      ["group\(group)[\(index)].relation = .\(name(of: relation))"]
    case .toggle(let group, let index, let isActive): ["group\(group)[\(index)].isActive = \(isActive)"]
    default: preconditionFailure("\(call) is not about constraints")
    }
  }

  private func block(_ head: String, _ statements: [ModelStatement]) -> [String] {
    ["\(head) {"] + statements.map { "  " + code($0) } + ["}"]
  }

  private func name(of relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }
}

// MARK: - Properties

extension ModelCode {
  private func code(_ property: ModelProperty, _ view: String) -> [String] {
    switch property {
    case .margins(let insets): ["\(view).layoutMargins = LayoutInsets\(insets)"]
    case .safeArea(let insets): ["\(view).safeAreaInsets = LayoutInsets\(insets)"]
    case .marginsBeginInSafeArea(let begin): ["\(view).insetsLayoutMarginsFromSafeArea = \(begin)"]
    case .keepsOuterMargins(let keeps): ["\(view).preservesSuperviewLayoutMargins = \(keeps)"]
    case .alignmentInsets(let insets): ["\(view).alignmentRectInsets = LayoutInsets\(insets)"]
    case .direction(let direction): ["\(view).layoutDirection = \(direction.map { ".\($0)" } ?? "nil")"]
    case .hugging(let priority): ["\(view).hugging = LayoutContentPriorities(\(priority))"]
    case .compression(let priority): ["\(view).compressionResistance = LayoutContentPriorities(\(priority))"]
    case .displayScale(let scale): ["\(view).displayScale = \(scale.map { text(of: $0) } ?? "nil")"]
    case .isHidden(let isHidden): ["\(view).isHidden = \(isHidden)"]
    case .content(let size): ["\(view).content = \(code(size))", "\(view).invalidateIntrinsicContentSize()"]
    case .baselines(let first, let last):
      [
        "(\(view).first, \(view).last) = (\(text(of: first)), \(text(of: last)))",
        "\(view).invalidateIntrinsicContentSize()",
      ]
    case .text(let text): ["\(view).text = \"\(text)\""]
    case .lineLimit(let limit): ["\(view).numberOfLines = \(limit)"]
    case .preferredWidth(let width): ["\(view).preferredMaxLayoutWidth = \(text(of: width))"]
    case .tileCount(let count): ["\(view).tileCount = \(count)", "\(view).invalidateIntrinsicContentSize()"]
    case .axis(let axis): ["\(view).axis = .\(axis)"]
    case .distribution(let distribution): ["\(view).distribution = .\(distribution)"]
    case .alignment(let alignment): ["\(view).alignment = .\(alignment)"]
    case .spacing(let points): ["\(view).spacing = \(text(of: points))"]
    case .isInsideMargins(let isInside): ["\(view).isLayoutMarginsRelativeArrangement = \(isInside)"]
    case .isFromBaselines(let isFrom): ["\(view).isBaselineRelativeArrangement = \(isFrom)"]
    case .offset(let point):
      ["\(view).contentOffset = LayoutPoint(x: \(text(of: point.x)), y: \(text(of: point.y)))"]
    case .inset(let insets): ["\(view).contentInset = LayoutInsets\(insets)"]
    }
  }

  private func code(_ size: LayoutSize) -> String {
    "LayoutSize(width: \(text(of: size.width)), height: \(text(of: size.height)))"
  }

  private func code(_ rect: LayoutRect) -> String {
    "LayoutRect(x: \(text(of: rect.minX)), y: \(text(of: rect.minY)), "
      + "width: \(text(of: rect.width)), height: \(text(of: rect.height)))"
  }
}

// MARK: - Statements

extension ModelCode {
  /// A constraint prints as the statement that made it.
  private func code(_ rule: TreePlan.Rule) -> String {
    let items = Dictionary(rule.items.map { ($0, LayoutView(name: name($0))) }) { first, _ in first }
    return withExtendedLifetime(items) { "\(rule.make { items[$0] ?? LayoutView() })" }
  }

  private func code(_ statement: ModelStatement) -> String {
    switch statement {
    case .rule(let rule): code(rule)
    case .edges(let first, let relation, let second, let inset, let edges, let priority):
      "\(name(first)).edges.excluding(\(code(edges))) \(relation) "
        + "\(name(second)).edges.excluding(\(code(edges))).inset(by: \(text(of: inset))) ~ \(priority)"
    case .size(let first, let relation, let size, let priority):
      "\(name(first)).size \(relation) \(code(size)) ~ \(priority)"
    case .sameSize(let first, let second, let priority):
      "\(name(first)).size == \(name(second)).size ~ \(priority)"
    case .center(let first, let second, let x, let y, let priority):
      "\(name(first)).centerXY == \(name(second)).centerXY.offset(x: \(text(of: x)), y: \(text(of: y))) ~ \(priority)"
    case .corner(let first, let second, let x, let y):
      "\(name(first)).topLeading == \(name(second)).topLeading.offset(x: \(text(of: x)), y: \(text(of: y)))"
    case .widths(let items, let relation, let width, let priority):
      "\(list(items)).width \(relation) \(text(of: width)) ~ \(priority)"
    case .leading(let items, let relation, let other, let distance, let priority):
      "\(list(items)).leading \(relation) \(name(other)).leading + \(text(of: distance)) ~ \(priority)"
    case .distribute(let items, let axis, let spacing, let sizes, let alignment, let container):
      "\(list(items)).distribute(.\(axis), spacing: .\(spacing), sizes: .\(sizes)"
        + (alignment.map { ", alignment: .\($0)" } ?? "") + (container.map { ", in: \(name($0))" } ?? "")
        + ")"
    case .align(let items, let alignment): "\(list(items)).align(.\(alignment))"
    case .match(let items, let dimension): "\(list(items)).match(.\(dimension))"
    case .grid(let items, let columns, let spacing, let container):
      "\(list(items)).grid(columns: \(columns), spacing: \(text(of: spacing))"
        + (container.map { ", in: \(name($0))" } ?? "") + ")"
    }
  }

  private func code(_ edges: LayoutEdges) -> String {
    let names: [(LayoutEdges, String)] = [
      (.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"), (.trailing, ".trailing"),
    ]
    return "[\(names.filter { edges.contains($0.0) }.map { $0.1 }.joined(separator: ", "))]"
  }
}
