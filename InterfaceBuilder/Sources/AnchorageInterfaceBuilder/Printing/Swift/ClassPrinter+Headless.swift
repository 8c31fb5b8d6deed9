@_spi(Printing) import AnchorageCode
import AnchorageHeadless

extension ClassPrinter {
  /// The headless class of a view without content of a fixed size.
  func headlessClass(of view: InterfaceView) -> String {
    switch view.kind {
    case .label: "LayoutLabel"
    case .stack(let stack): stack.appKit == nil ? "LayoutStackView" : "LayoutGravityStackView"
    case .scroll: "LayoutScrollView"
    default: "LayoutView"
    }
  }

  /// The expression that makes a headless view.
  func headlessCreation(of view: InterfaceView) -> String {
    let base = headlessClass(of: view)
    guard let content = contents[view.id] else {
      return "\(base)(name: \"\(name(of: view))\")"
    }
    var arguments = ["name: \"\(name(of: view))\""]
    if content.size.width != LayoutView.noIntrinsicMetric {
      arguments.append("width: \(CodeLanguage.number(content.size.width))")
    }
    if content.size.height != LayoutView.noIntrinsicMetric {
      arguments.append("height: \(CodeLanguage.number(content.size.height))")
    }
    if let made = made[view.id] {
      let (first, last) = (made.firstBaselineOffsetFromTop, made.baselineOffsetFromBottom)
      let isStack = made.isStack
      if !isStack, isArranged(view) || withBaselines.contains(view.id), first != 0 || last != 0 {
        arguments.append("baselines: (\(CodeLanguage.measure(first)), \(CodeLanguage.measure(last)))")
      }
    }
    return "\(ClassPrinter.sized(base))(\(arguments.joined(separator: ", ")))"
  }

  private static func sized(_ base: String) -> String { base.replacingPrefix("Layout", with: "Sized") }

  /// The classes of views with content of a fixed size.
  func printSizedClasses(_ writer: inout CodeWriter) {
    var bases: [String] = []
    for view in views where contents[view.id] != nil {
      let base = headlessClass(of: view)
      if !bases.contains(base) { bases.append(base) }
    }
    for base in bases.sorted() {
      writer.blank()
      printSizedClass(base, &writer)
    }
  }

  private func printSizedClass(_ base: String, _ writer: inout CodeWriter) {
    writer.line("/// A \(base) with content of the size that was saved.")
    SizedClass.write(base, named: ClassPrinter.sized(base), &writer)
  }
}

extension String {
  /// The string with another beginning.
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
