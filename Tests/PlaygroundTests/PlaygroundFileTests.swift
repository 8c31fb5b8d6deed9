#if os(Linux)
import Foundation
import Testing

/// The files that the program writes, which is run as a process.
@Suite struct PlaygroundFileTests {
  /// Runs a command of the shell in a folder of its own, where `a.layout` is a scene and `$PG` the program.
  private func shell(_ script: String) throws -> (folder: Folder, status: Int32, err: String) {
    let folder = try Folder()
    try folder.write("root 100 50\n", to: "a.layout")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder.url
    // Beside the tests, whose program this is.
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("playground")
    process.environment = ProcessInfo.processInfo.environment.merging(["PG": program.path]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (folder, process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test func `a link to a drawing stays a link, and the drawing keeps its permissions`() throws {
    let (folder, status, err) = try shell(
      "echo old >a.svg; chmod 640 a.svg; ln -s a.svg link.svg; $PG draw a.layout link.svg")
    #expect(status == 0 && err == "wrote link.svg\n")
    #expect(try folder.text(of: "a.svg").hasPrefix("<svg "))
    let files = FileManager.default
    #expect(try files.destinationOfSymbolicLink(atPath: folder.path(of: "link.svg")) == "a.svg")
    let permissions = try files.attributesOfItem(atPath: folder.path(of: "a.svg"))[.posixPermissions]
    #expect((permissions as? NSNumber)?.intValue == 0o640)
  }

  @Test func `a link to a file that is not there makes the file`() throws {
    let (folder, status, err) = try shell(
      "ln -s a.svg link.svg; $PG draw a.layout link.svg; test -L link.svg")
    #expect(status == 0 && err == "wrote link.svg\n")
    #expect(try folder.text(of: "a.svg").hasPrefix("<svg "))
  }

  @Test func `a folder is refused with a scene in it`() throws {
    let (_, status, err) = try shell("mkdir scenes; cp a.layout scenes; $PG scenes")
    let help = "name a scene in it, for example 'scenes/a.layout'"
    #expect(status == 2 && err == "error: cannot read 'scenes': Is a directory\nhelp: \(help)\n")
  }

  @Test func `a pipe is written to, and stays a pipe`() throws {
    let (folder, status, err) = try shell(
      "mkfifo pipe.html; timeout 20 cat pipe.html >read & $PG draw a.layout pipe.html; wait; test -p pipe.html"
    )
    #expect(status == 0 && err == "wrote pipe.html\n")
    #expect(try folder.text(of: "read").hasPrefix("<!doctype html>"))
  }

  @Test(arguments: [
    ("no/a.svg", "No such file or directory"), ("folder.svg", "Is a directory"),
  ])
  func `a file that cannot be written is reported in the words of the system`(file: String, reason: String)
    throws
  {
    let (_, status, err) = try shell("mkdir folder.svg; $PG draw a.layout \(file)")
    #expect(status == 2 && err == "error: cannot write '\(file)': \(reason)\n")
  }

  @Test func `a file that cannot be written as a whole is not there`() throws {
    // No file may have a byte.
    let (folder, status, err) = try shell("trap '' XFSZ; ulimit -f 0; $PG draw a.layout a.svg")
    #expect(status == 2 && err == "error: cannot write 'a.svg': File too large\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.layout"])
  }
}

/// A folder that is removed when nobody needs it any more, which is why this is a class.
private final class Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("playground-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  func path(of file: String) -> String { url.appendingPathComponent(file).path }
  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(file))
  }
  func text(of file: String) throws -> String { try String(contentsOfFile: path(of: file), encoding: .utf8) }
}
#endif
