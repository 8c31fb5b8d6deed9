import Foundation

extension InterfaceDocument {
  /// Reads a storyboard or a xib.
  ///
  ///     let document = try InterfaceDocument(contentsOf: "Login.storyboard")
  ///
  /// Nothing but this file is read. Files larger than 64 MB are refused before they are in memory.
  ///
  /// - Throws: The reason why the file cannot be read, with its line. A mistake that leaves the rest of the document
  ///   readable is one of the ``notes`` instead.
  public init(contentsOf path: String) throws(InterfaceFileMistake) {
    try self.init(try InterfaceBytes.read(contentsOf: path), file: path)
  }

  /// Reads a storyboard or a xib from a stream, in chunks.
  public init(_ stream: InputStream, file: String) throws(InterfaceFileMistake) {
    try self.init(try InterfaceBytes.read(stream, file: file), file: file)
  }

  /// Reads a storyboard or a xib from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name, for mistakes.
  public init(_ bytes: [UInt8], file: String) throws(InterfaceFileMistake) {
    try self.init(InterfaceElement(reading: bytes, file: file), file: file, byteCount: bytes.count)
  }

  private init(_ root: InterfaceElement, file: String, byteCount: Int) throws(InterfaceFileMistake) {
    let (toolkit, kind) = try InterfaceDocument.type(of: root, file: file)
    var reader = DocumentReader(root, for: toolkit)
    for child in root.children where ["scenes", "objects"].contains(child.name) {
      reader.readTrees(in: child, DocumentReader.Surroundings(parent: child.name))
    }
    reader.trees.sort { $0.root.position < $1.root.position }
    reader.shareOutlets()
    self.init(
      file: file, byteCount: byteCount, kind: kind, toolkit: toolkit,
      device: InterfaceDevice(of: root),
      usesAutoLayout: root["useAutolayout"] == "YES", usesSafeAreas: root["useSafeAreas"] == "YES",
      toolsVersion: root["toolsVersion"], images: reader.images, designableSizes: reader.designableSizes,
      trees: reader.trees, notes: reader.notes.sorted { $0.position < $1.position })
  }

  private static func type(
    of root: InterfaceElement, file: String
  ) throws(InterfaceFileMistake) -> (Toolkit, Kind) {
    guard root.name == "document", let type = root["type"], type.hasPrefix("com.apple.InterfaceBuilder")
    else {
      throw InterfaceFileMistake(.notInterfaceBuilder(root: root.name), file: file, at: root.position)
    }
    let words = type.split(separator: ".").dropFirst(2)
    let kind: Kind = words.contains("Storyboard") ? .storyboard : .xib
    switch words.prefix(2) {
    case ["InterfaceBuilder3", "CocoaTouch"]: return (.cocoaTouch, kind)
    case ["InterfaceBuilder3", "Cocoa"]: return (.cocoa, kind)
    case ["InterfaceBuilder", "AppleTV"]: return (.cocoaTouch, kind)
    // The documents of watchOS, and those that come after these.
    default: throw InterfaceFileMistake(.unknownType(type), file: file, at: root.position)
    }
  }
}

extension InterfaceDevice {
  /// Reads the device of a document; `nil` if it names none, unless there is only one for its type.
  fileprivate init?(of root: InterfaceElement) {
    let isForTV = root["type"]?.contains(".AppleTV.") ?? false
    guard let element = root.child(named: "device") ?? (isForTV ? root : nil),
      let id = element["id"] ?? (isForTV ? "appleTV" : nil)
    else { return nil }
    self.init(
      id: id, isLandscape: element["orientation"] == "landscape", layout: element["layout"],
      position: element.position)
  }
}
