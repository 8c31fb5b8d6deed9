import Foundation

/// Why a case cannot be laid out here.
enum LiveMistake: Error {
  case unreadable(String)
  case platform(String)
}

/// A view with a content size; its coordinates grow downwards.
final class LiveView: FakeView {
  var content = CGSize(width: -1, height: -1)
  var baselines = [CGFloat](repeating: 0, count: 2)

  override var intrinsicContentSize: CGSize { content }
  #if FAKE_APPKIT
  override var isFlipped: Bool { true }
  override var firstBaselineOffsetFromTop: CGFloat { baselines[0] }
  override var lastBaselineOffsetFromBottom: CGFloat { baselines[1] }
  #endif
}

/// The views of a scene with its constraints, made by the platform's own means.
@MainActor
struct LiveTree {
  private var views: [String: FakeView] = [:]
  private var guides: [String: FakeGuide] = [:]
  private var constraints: [NSLayoutConstraint] = []
  private var isRightToLeft = false
  private let root = LiveView(frame: .zero)

  init(_ scene: String) throws {
    for line in scene.split(separator: "\n") {
      var words = line.split(separator: " ").map(String.init)
      var text = ""
      if let first = line.firstIndex(of: "\""), let last = line.lastIndex(of: "\""), first < last {
        text = String(line[line.index(after: first)..<last])
        words = (line[..<first] + line[line.index(after: last)...]).split(separator: " ").map(String.init)
      }
      switch words[0] {
      case "root": try makeRoot(words)
      case "view", "label", "stack", "scroll", "guide": try makeItem(words, text: text)
      default: try words.count > 2 && words[1] == "=" ? setPriority(words) : relate(words)
      }
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// The frames of all items in coordinates of the superview.
  func frames(resized size: [Double]?) throws -> [String: CGRect] {
    layOut()
    if let size {
      root.frame.size = CGSize(width: size[0], height: size[1])
      layOut()
    }
    var frames = views.mapValues { Self.fromTop($0.frame, in: $0.superview) }
    frames["root"] = CGRect(origin: .zero, size: root.frame.size)
    #if FAKE_UIKIT
    frames.merge(guides.mapValues(\.layoutFrame)) { first, _ in first }
    #else
    frames.merge(guides.mapValues { Self.fromTop($0.frame, in: $0.owningView) }) { first, _ in first }
    #endif
    return frames
  }

  private func layOut() {
    #if FAKE_UIKIT
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #else
    root.enterWindow()
    root.layoutSubtreeIfNeeded()
    #endif
  }

  private static func fromTop(_ frame: CGRect, in superview: FakeView?) -> CGRect {
    #if FAKE_APPKIT
    if let superview, !superview.isFlipped {
      return CGRect(
        x: frame.minX, y: superview.bounds.height - frame.maxY, width: frame.width, height: frame.height)
    }
    #endif
    return frame
  }

  // MARK: Items

  private mutating func makeRoot(_ words: [String]) throws {
    var options = LiveOptions(words.dropFirst(1))
    let size = try options.numbers(2)
    root.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
    views["root"] = root
    while let option = options.next() {
      if option == "rtl" {
        isRightToLeft = true
        turn(root)
      } else {
        try inset(root, option, &options)
      }
    }
  }

  private mutating func makeItem(_ words: [String], text: String) throws {
    var options = LiveOptions(words.dropFirst(2))
    let name = words[1]
    let parent = options.take("in") ? options.next() ?? "root" : "root"
    guard let superview = views[parent] else { throw LiveMistake.unreadable(parent) }
    if words[0] == "guide" {
      let guide = FakeGuide()
      superview.addLayoutGuide(guide)
      guides[name] = guide
      return
    }
    let view = try makeView(words[0], text: text, &options)
    views[name] = view
    turn(view)
    #if FAKE_UIKIT
    if let stack = superview as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
    #else
    if let stack = superview as? NSStackView {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
    #endif
    var (hasFrame, mask) = (false, [String]())
    while let option = options.next() {
      switch option {
      case "intrinsic":
        let sizes = try options.numbers(2)
        (view as? LiveView)?.content = CGSize(width: sizes[0], height: sizes[1])
      case "frame":
        let numbers = try options.numbers(4)
        view.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        hasFrame = true
      case "mask": while let word = options.take(prefix: "flexible") { mask.append(word) }
      case "hidden": view.isHidden = true
      case "baseline":
        let numbers = try options.numbers(2)
        #if FAKE_UIKIT
        throw LiveMistake.platform("UIKit's views take their baselines from a subview")
        #else
        (view as? LiveView)?.baselines = numbers.map { CGFloat($0) }
        #endif
      default:
        if try !arrange(view, option, &options) { try inset(view, option, &options) }
      }
    }
    if hasFrame { view.autoresizingMask = Self.mask(mask) }
    view.translatesAutoresizingMaskIntoConstraints = hasFrame
  }

  private func makeView(_ kind: String, text: String, _ options: inout LiveOptions) throws -> FakeView {
    let isAppKit = kind == "stack" && options.take("appkit")
    #if FAKE_UIKIT
    if isAppKit { throw LiveMistake.platform("NSStackView") }
    switch kind {
    case "stack": return UIStackView(arrangedSubviews: [])
    case "scroll": return UIScrollView(frame: .zero)
    case "label":
      let label = UILabel(frame: .zero)
      label.text = text
      label.numberOfLines = 0
      return label
    default: return LiveView(frame: .zero)
    }
    #else
    if kind == "stack", isAppKit { return NSStackView(views: []) }
    if kind != "view" { throw LiveMistake.platform("UIKit's \(kind)") }
    return LiveView(frame: .zero)
    #endif
  }

  private func turn(_ view: FakeView) {
    guard isRightToLeft else { return }
    #if FAKE_UIKIT
    view.semanticContentAttribute = .forceRightToLeft
    #else
    view.userInterfaceLayoutDirection = .rightToLeft
    #endif
  }

  /// Margins and safe areas, which only UIKit's views can be given.
  private func inset(_ view: FakeView, _ option: String, _ options: inout LiveOptions) throws {
    guard option == "margins" || option == "safearea" else { throw LiveMistake.unreadable(option) }
    let numbers = try options.numbers(4)
    #if FAKE_UIKIT
    let insets = UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    if option == "margins" { view.layoutMargins = insets } else { view.fakeSafeAreaInsets = insets }
    #else
    throw LiveMistake.platform("\(option) \(numbers)")
    #endif
  }

  private static func mask(_ words: [String]) -> FakeView.AutoresizingMask {
    #if FAKE_UIKIT
    let parts: [String: FakeView.AutoresizingMask] = [
      "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
      "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
      "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ]
    #else
    // The superview is flipped.
    let parts: [String: FakeView.AutoresizingMask] = [
      "flexibleLeftMargin": .minXMargin, "flexibleWidth": .width, "flexibleRightMargin": .maxXMargin,
      "flexibleTopMargin": .minYMargin, "flexibleHeight": .height, "flexibleBottomMargin": .maxYMargin,
    ]
    #endif
    return FakeView.AutoresizingMask(words.compactMap { parts[$0] })
  }
}

extension LiveTree {
  /// Sets an option of a stack view; returns whether it is one.
  private func arrange(_ view: FakeView, _ option: String, _ options: inout LiveOptions) throws -> Bool {
    #if FAKE_UIKIT
    guard let stack = view as? UIStackView else { return false }
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
      "bottom": .bottom,
      "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    #else
    guard let stack = view as? NSStackView else { return false }
    let distributions: [String: NSStackView.Distribution] = [
      "gravityAreas": .gravityAreas, "fill": .fill, "fillEqually": .fillEqually,
      "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
      "equalCentering": .equalCentering,
    ]
    let alignments: [String: NSLayoutConstraint.Attribute] = [
      "leading": .leading, "top": .top, "centerX": .centerX, "centerY": .centerY, "trailing": .trailing,
      "bottom": .bottom,
    ]
    #endif
    switch option {
    case "vertical":
      #if FAKE_UIKIT
      stack.axis = .vertical
      #else
      stack.orientation = .vertical
      stack.alignment = .centerX
      #endif
    case "spacing": stack.spacing = try options.numbers(1)[0]
    case "distribution": stack.distribution = try options.word(of: distributions)
    case "alignment": stack.alignment = try options.word(of: alignments)
    #if FAKE_APPKIT
    case "insets":
      let numbers = try options.numbers(4)
      stack.edgeInsets = NSEdgeInsets(
        top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    #endif
    default: return false
    }
    return true
  }

  // MARK: Statements

  /// `v.hugging.horizontal = 251`.
  private func setPriority(_ words: [String]) throws {
    let parts = words[0].split(separator: ".").map(String.init)
    guard parts.count == 3, let view = views[parts[0]], let value = Float(words[2]) else {
      throw LiveMistake.unreadable(words[0])
    }
    if parts[1] == "hugging" {
      view.setContentHuggingPriority(
        FakePriority(value), for: parts[2] == "horizontal" ? .horizontal : .vertical)
    } else {
      view.setContentCompressionResistancePriority(
        FakePriority(value), for: parts[2] == "horizontal" ? .horizontal : .vertical)
    }
  }

  /// `a.top >= b.bottom * 0.5 + 8 ~ 750`, or `a.width == 100`.
  private mutating func relate(_ words: [String]) throws {
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard words.count > 2, let relation = relations[words[1]] else {
      throw LiveMistake.unreadable(words.joined(separator: " "))
    }
    if words[0].hasSuffix(".topLeft"), words[2].hasSuffix(".topLeft") {
      for edge in ["top", "left"] {
        let pair = [words[0], words[2]].map { $0.replacingOccurrences(of: "topLeft", with: edge) }
        try relate([pair[0], "==", pair[1]])
      }
      return
    }
    var options = LiveOptions(words.dropFirst(3))
    let first = try anchor(words[0])
    var (second, multiplier, constant):
      ((item: AnyObject, attribute: NSLayoutConstraint.Attribute)?, Double, Double) =
        (nil, 1, 0)
    if let number = Double(words[2]) { constant = number } else { second = try anchor(words[2]) }
    if options.take("*") { multiplier = try options.numbers(1)[0] }
    if options.take("+") { constant = try options.numbers(1)[0] }
    if options.take("-") { constant = -(try options.numbers(1)[0]) }
    let made = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: CGFloat(multiplier),
      constant: CGFloat(constant))
    if options.take("~") { made.priority = FakePriority(Float(try options.numbers(1)[0])) }
    constraints.append(made)
  }

  private func anchor(_ text: String) throws -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    let parts = text.split(separator: ".").map(String.init)
    let attributes: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing,
      "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
      "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    guard let last = parts.last, let attribute = attributes[last] else { throw LiveMistake.unreadable(text) }
    if parts.count == 2, let guide = guides[parts[0]] { return (guide, attribute) }
    guard let view = views[parts[0]] else { throw LiveMistake.unreadable(text) }
    if parts.count == 2 { return (view, attribute) }
    #if FAKE_UIKIT
    switch parts[1] {
    case "margins": return (view.layoutMarginsGuide, attribute)
    case "safeArea": return (view.safeAreaLayoutGuide, attribute)
    case "readableContent": return (view.readableContentGuide, attribute)
    default: throw LiveMistake.unreadable(text)
    }
    #else
    throw LiveMistake.platform(parts[1])
    #endif
  }
}

/// The words of a line that are not read yet.
struct LiveOptions {
  private var words: ArraySlice<String>

  init(_ words: ArraySlice<String>) { self.words = words }

  mutating func next() -> String? { words.popFirst() }

  mutating func take(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  mutating func take(prefix: String) -> String? {
    guard let first = words.first, first.hasPrefix(prefix) else { return nil }
    return words.popFirst()
  }

  /// Numbers; `-` stands for a size that a view does not have.
  mutating func numbers(_ count: Int) throws -> [Double] {
    try (0..<count).map { _ in
      let word = next() ?? ""
      guard let number = word == "-" ? -1 : Double(word) else { throw LiveMistake.unreadable(word) }
      return number
    }
  }

  mutating func word<Value>(of values: [String: Value]) throws -> Value {
    let word = next() ?? ""
    guard let value = values[word] else { throw LiveMistake.unreadable(word) }
    return value
  }
}
