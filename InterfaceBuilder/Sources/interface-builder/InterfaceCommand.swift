import AnchorageInterfaceBuilder
import Foundation

/// The parsed arguments of the `interface-builder` command.
struct InterfaceCommand: Equatable {
  /// The actions for each tree.
  enum Mode: Equatable {
    /// Prints the table of frames and a drawing.
    case show
    /// Prints the code of a class.
    case swift
    /// Prints a scene.
    case layout
    /// Prints the verdicts.
    case check
    /// Prints one JSON object for each tree.
    case json
    /// Writes a drawing to a file, `-` for standard output.
    case svg(String)
    /// Writes a page of drawings to a file, `-` for standard output.
    case html(String)

    /// The option that asks for the action.
    var option: String {
      switch self {
      case .show: "(no option)"
      case .swift: "--swift"
      case .layout: "--layout"
      case .check: "--check"
      case .json: "--json"
      case .svg: "--svg"
      case .html: "--html"
      }
    }
  }

  /// The files and folders.
  var paths: [String] = []
  /// The object identifier of the only tree, or of its controller.
  var scene: String?
  var mode = Mode.show
  /// Whether labels have the sizes of our own metrics, and not the saved ones.
  var measuresTexts = false
  /// The size classes that views are laid out for, rather than for those of the document's device.
  var sizeClass: InterfaceSizeClass?
  /// Whether the code is for headless views, and not for UIKit.
  var isHeadless = false
  /// The width of drawings in the terminal; `nil` for that of the terminal.
  var columns: Int?
  /// Whether drawings have only ASCII characters, and no colours.
  var isPlain = false
  /// Whether nothing is drawn in the terminal.
  var omitsDrawing = false
  /// Whether constraints are drawn in pictures.
  var showsConstraints = false

  static func isInterfaceFile(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Parses the arguments, which do not include the name of the command.
  init(_ arguments: [String]) throws(InterfaceUsageError) {
    var rest = arguments[...]
    var onlyFiles = false
    while let argument = rest.popFirst() {
      if onlyFiles || !argument.hasPrefix("-") || argument == "-" {
        guard InterfaceCommand.isInterfaceFile(argument) || InterfaceCommand.isFolder(argument) else {
          throw .otherFile(argument)
        }
        paths.append(argument)
      } else if argument == "--" {
        onlyFiles = true
      } else {
        try read(argument, &rest)
      }
    }
    try check()
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(InterfaceUsageError)
  {
    let equals = argument.firstIndex(of: "=")
    let option = equals.map { String(argument[..<$0]) } ?? argument
    func value(_ example: String) throws(InterfaceUsageError) -> String {
      if let equals { return String(argument[argument.index(after: equals)...]) }
      guard let next = rest.first, !next.hasPrefix("--") else {
        throw .missingValue(option, example: example)
      }
      rest = rest.dropFirst()
      return next
    }
    switch option {
    case "--scene":
      if scene != nil { throw .repeated(option) }
      scene = try value("8bC-Xf-vdC")
    case "--size-class":
      if sizeClass != nil { throw .repeated(option) }
      let text = try value("compact-regular")
      guard let named = InterfaceSizeClass(text) else { throw .wrongSizeClass(text) }
      sizeClass = named
    case "--svg": try set(.svg(try value("screen.svg")))
    case "--html": try set(.html(try value("screen.html")))
    case "--width":
      let text = try value("60")
      guard let columns = Int(text), (8...1000).contains(columns) else { throw .wrongWidth(text) }
      self.columns = columns
    default:
      switch argument {
      case "--swift": try set(.swift)
      case "--layout": try set(.layout)
      case "--check": try set(.check)
      case "--json": try set(.json)
      case "--measure": measuresTexts = true
      case "--headless": isHeadless = true
      case "--constraints": showsConstraints = true
      case "--plain": isPlain = true
      case "--no-drawing": omitsDrawing = true
      default: throw .unknownOption(argument)
      }
    }
  }

  private mutating func set(_ new: Mode) throws(InterfaceUsageError) {
    if mode.option == new.option { throw .repeated(new.option) }
    guard mode == .show else { throw .onlyOne(mode.option, new.option) }
    mode = new
  }

  /// Refuses arguments that have no meaning together.
  private func check() throws(InterfaceUsageError) {
    guard !paths.isEmpty else { throw .noFile }
    switch mode {
    case .svg(let output), .html(let output):
      if paths.contains(output) || InterfaceCommand.isInterfaceFile(output) {
        throw .inputAsOutput(mode.option, output)
      }
    case .show, .swift, .layout, .check, .json: break
    }
    if mode != .show {
      if columns != nil { throw .withoutEffect("--width", mode.option) }
      if isPlain { throw .withoutEffect("--plain", mode.option) }
      if omitsDrawing { throw .withoutEffect("--no-drawing", mode.option) }
    }
    if showsConstraints, mode.option != "--svg" { throw .withoutEffect("--constraints", mode.option) }
    if isHeadless, mode != .swift { throw .withoutEffect("--headless", mode.option) }
    if sizeClass != nil {
      switch mode {
      // A folder has one line a file, which compares with the saved frames.
      case .show:
        if let folder = paths.first(where: InterfaceCommand.isFolder) {
          throw .withoutEffect("--size-class", folder)
        }
      case .svg, .html: break
      // Code has all of them, and the saved frames are those of one.
      case .swift, .layout, .check, .json: throw .withoutEffect("--size-class", mode.option)
      }
    }
    if measuresTexts, mode == .swift || mode == .layout { throw .withoutEffect("--measure", mode.option) }
  }
}

extension InterfaceCommand {
  /// The end of the report about a wrong argument.
  static let synopsis = """
    usage: interface-builder FILE.storyboard|FILE.xib|FOLDER... [OPTION]...
    'interface-builder --help' says what the options do
    """

  /// The text of `--help`.
  static let usage = """
    usage: interface-builder FILE.storyboard|FILE.xib|FOLDER... [OPTION]...

    Lays out the screens and cells of storyboards and xibs, and compares the frames with the saved ones.

      (no option)   prints the frame table, the verdict and a drawing of each screen and cell, or of
                    a folder one line a file
      --scene ID    takes only the screen or cell with that object ID, or that of its controller
      --measure     takes the sizes of labels from our own text metrics, not from the saved frames
      --size-class W-H
                    lays out for other size classes than the file's device, such as 'compact-regular'
      --width N     makes the drawing at most N columns wide
      --plain       draws with ASCII characters and without colours
      --no-drawing  prints no drawing

    Instead of that:

      --swift       prints a view class in the DSL, for UIKit, or with '--headless' without
      --layout      prints a scene, for the command 'playground'
      --check       compares the frames with the saved ones, and says why they differ
      --json        prints both and the verdict as JSON, one line for each screen and cell
      --svg OUT     writes a drawing of one screen, with '--constraints' also its constraints
      --html OUT    writes a page of one file

    A drawing is as wide as the terminal, at most 100 columns, or as COLUMNS says; it has colours in a
    terminal unless NO_COLOR is set. OUT may be '-' for standard output.

    Exit status: 0, unless --check finds a difference: 1; 2 for a mistake in a file or in the arguments.
    """
}

/// A mistake in the arguments of the command.
enum InterfaceUsageError: Error, Equatable {
  case noFile
  case otherFile(String)
  case unknownOption(String)
  case missingValue(String, example: String)
  case wrongWidth(String)
  case wrongSizeClass(String)
  case repeated(String)
  case onlyOne(String, String)
  case withoutEffect(String, String)
  case inputAsOutput(String, String)
}

extension InterfaceUsageError: CustomStringConvertible {
  /// The error, with help if one action corrects it.
  var description: String {
    switch self {
    case .noFile: "error: no file is given"
    case .otherFile(let file): "error: '\(file)' is not a storyboard, xib or folder"
    case .unknownOption(let option): "error: unknown option '\(option)'"
    case .missingValue(let option, let example):
      "error: '\(option)' needs a value, for example '\(option) \(example)'"
    case .wrongWidth(let text):
      "error: '\(text)' is not a width\nhelp: write a number of columns from 8 to 1000, for example '--width 60'"
    case .wrongSizeClass(let text):
      "error: '\(text)' is not a size class\nhelp: write 'compact' or 'regular' for the width and the height, for example "
        + "'--size-class compact-regular'"
    case .repeated(let option): "error: '\(option)' is given twice"
    case .onlyOne(let first, let second): "error: '\(first)' and '\(second)' cannot be combined"
    case .withoutEffect(let option, let mode):
      "error: '\(option)' has no effect with '\(mode)'\nhelp: leave one of them out"
    case .inputAsOutput(let option, let file):
      "error: '\(option)' would replace '\(file)', which is read\nhelp: name another file to write"
    }
  }
}

/// The size classes of a width and a height, as the command's user writes them: `compact-regular`.
struct InterfaceSizeClass: Equatable {
  let width: InterfaceTraits.SizeClass
  let height: InterfaceTraits.SizeClass

  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let width = InterfaceTraits.SizeClass(rawValue: parts[0]),
      let height = InterfaceTraits.SizeClass(rawValue: parts[1])
    else { return nil }
    self.width = width
    self.height = height
  }

  /// The circumstances on the device of a document.
  func traits(in document: InterfaceDocument) -> InterfaceTraits {
    InterfaceTraits(width: width, height: height, idiom: document.traits.idiom)
  }
}
