import AnchorageHeadless
import AnchorageDrawing
import AnchorageInterfaceBuilder

extension InterfaceCommand {
  /// Runs the command and returns its exit status: 0, 1 for a difference, 2 for mistakes or wrong usage.
  static func run(_ arguments: [String], in environment: InterfaceEnvironment) -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
      environment.write(usage + "\n")
      return 0
    }
    do throws(InterfaceUsageError) {
      return try InterfaceCommand(arguments).run(in: environment)
    } catch {
      environment.writeError("\(error)\n\n\(error == .noFile ? usage : synopsis)\n")
      return 2
    }
  }

  private func run(in environment: InterfaceEnvironment) -> Int32 {
    let files = InterfaceFiles.expand(paths)
    guard !files.isEmpty else {
      environment.writeError("error: there is no storyboard or xib in '\(paths[0])'\n")
      return 2
    }
    var tally = InterfaceTally()
    var sceneCount = 0
    var status: Int32 = 0
    for (index, file) in files.enumerated() {
      guard let document = read(file, in: environment) else {
        tally.unreadable += 1
        continue
      }
      if sizeClass != nil, document.toolkit == .cocoa {
        environment.writeError("\(InterfaceUsageError.withoutEffect("--size-class", file))\n")
        return 2
      }
      let trees = scene.map { name in document.trees.filter { $0.isNamed(name) } } ?? document.trees
      sceneCount += trees.count
      if scene != nil, trees.isEmpty { continue }
      switch mode {
      case .show, .check, .json:
        let checks = trees.map { $0.check(in: document, traits: nil, measuresTexts: measuresTexts) }
        tally.add(document, checks)
        write(document, trees, checks, isFirst: index == 0, in: environment)
      case .swift, .layout: writeCode(trees, of: document, in: environment)
      case .svg(let output), .html(let output):
        let page = InterfaceDrawing(
          document: document, trees: trees, traits: sizeClass?.traits(in: document),
          measuresTexts: measuresTexts)
        status = max(status, draw(page, to: output, files: files.count, in: environment))
      }
    }
    if let scene, sceneCount == 0, tally.unreadable < files.count {
      reportUnknown(scene, in: files, environment)
      return 2
    }
    finish(tally, files: files.count, in: environment)
    if tally.unreadable > 0 || status > 0 { return 2 }
    return mode == .check && tally.count(of: .different) > 0 ? 1 : 0
  }

  private func read(_ file: String, in environment: InterfaceEnvironment) -> InterfaceDocument? {
    do throws(InterfaceFileMistake) {
      return try InterfaceDocument(contentsOf: file)
    } catch {
      environment.writeError("\(error)\n")
      return nil
    }
  }

  private func reportUnknown(_ scene: String, in files: [String], _ environment: InterfaceEnvironment) {
    let known = files.flatMap { file in (try? InterfaceDocument(contentsOf: file))?.trees ?? [] }
    let list = known.map { "  \($0.title)\n" }.joined()
    environment.writeError("error: no screen is called '\(scene)'\nhelp: name one of these\n\(list)")
  }

  /// Whether a file has one line: there are folders among the arguments.
  private var isBrief: Bool { paths.contains { InterfaceCommand.isFolder($0) } }

  // MARK: Output

  private func write(
    _ document: InterfaceDocument, _ trees: [InterfaceTree], _ checks: [InterfaceCheck], isFirst: Bool,
    in environment: InterfaceEnvironment
  ) {
    switch mode {
    case .json:
      for check in checks { environment.write(check.json(file: document.file) + "\n") }
      if checks.isEmpty { environment.write(document.emptyJSON + "\n") }
    case .show where !isBrief:
      for (index, check) in checks.enumerated() {
        show(check, trees[index], of: document, isFirst: isFirst && index == 0, in: environment)
      }
      if checks.isEmpty { environment.write("// \(document.file): there is no view\n") }
    default:
      writeVerdicts(document, trees, checks, in: environment)
    }
    if trees.isEmpty, mode != .json, !isBrief {
      for note in document.notes { environment.write("note: \(document.file):\(note)\n") }
    }
  }

  private func writeVerdicts(
    _ document: InterfaceDocument, _ trees: [InterfaceTree], _ checks: [InterfaceCheck],
    in environment: InterfaceEnvironment
  ) {
    if isBrief {
      var tally = InterfaceTally()
      tally.add(document, checks)
      let notes = tally.notes == 0 ? "" : "; \(tally.notes == 1 ? "1 note" : "\(tally.notes) notes")"
      environment.write("\(document.file): \(tally.verdictText)\(notes)\n")
    }
    for (tree, check) in zip(trees, checks) where !isBrief || mode == .check && check.verdict == .different {
      let verdict = check.verdict.rawValue
      let space = String(repeating: " ", count: max(1, 12 - verdict.count))
      let place = "\(document.file):\(tree.root.position.line)"
      environment.write("\(verdict)\(space)\(place): \(tree.title): \(check.why)\n")
      if isBrief { continue }
      for note in check.notes { environment.write("note        \(document.file):\(note)\n") }
    }
  }

  private func show(
    _ check: InterfaceCheck, _ tree: InterfaceTree, of document: InterfaceDocument, isFirst: Bool,
    in environment: InterfaceEnvironment
  ) {
    if !isFirst { environment.write("\n") }
    environment.write("// \(document.file):\(tree.root.position.line): \(tree.title)\n")
    let traits = sizeClass?.traits(in: document)
    let layout = tree.namedLayout(in: document, traits: traits, measuresTexts: measuresTexts)
    let isOther = traits.map { $0 != document.traits } ?? false
    let verdict =
      isOther
      ? "not compared: the frames were saved for another size class"
      : "\(check.verdict.rawValue): \(check.why)"
    environment.write(layout.root.layoutDescription + "\n\n\(verdict)\n")
    for content in layout.contents {
      environment.write("size: \(layout.views[content.id]?.name ?? content.id) \(content)\n")
    }
    for note in check.notes { environment.write("note: \(note)\n") }
    if omitsDrawing { return }
    // As high as it gets if a width was asked for, and otherwise not much higher than a screen.
    let drawing = LayoutDrawing(of: layout.root).terminal(
      columns: columns ?? environment.columns, rows: columns == nil ? 64 : 1000,
      colors: environment.usesColors && !isPlain, plain: isPlain)
    environment.writeVerbatim("\n" + drawing + "\n")
  }

  private func finish(_ tally: InterfaceTally, files: Int, in environment: InterfaceEnvironment) {
    switch mode {
    case .check: environment.write("\(tally)\n")
    case .show where isBrief: environment.write("\(tally)\n")
    // Lines of JSON are for a program, which counts by itself.
    case .json where isBrief: environment.writeError("\(tally)\n")
    default: break
    }
  }
}

extension InterfaceDocument {
  /// The line of JSON of a document without a tree.
  fileprivate var emptyJSON: String {
    let notes = notes.map { $0.description.jsonText }.joined(separator: ",")
    return "{\"file\":\(file.jsonText),\"root\":null,\"size\":[0,0],\"frames\":{},\"saved\":{},"
      + "\"verdict\":\"empty\",\"why\":\"there is no view\",\"notes\":[\(notes)]}"
  }
}

extension InterfaceCommand {
  /// Prints the code of trees, with a comment for each omission; together they are one file.
  func writeCode(
    _ trees: [InterfaceTree], of document: InterfaceDocument, in environment: InterfaceEnvironment
  ) {
    for (index, tree) in trees.enumerated() {
      if index > 0 { environment.write("\n") }
      let code =
        mode == .layout
        ? tree.scene(in: document) : tree.swift(in: document, style: isHeadless ? .headless : .uiKit)
      environment.write(index == 0 ? code.text : code.body)
    }
  }
}
