import Foundation

// Writes the gallery's files:
//
//     gallery FOLDER SCENE…
//
// Scripts/gallery calls it with the scenes of Playgrounds/Layouts.

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
  fail("usage: gallery FOLDER SCENE…")
}
do {
  let scenes = try arguments.dropFirst().map { path in
    let url = URL(fileURLWithPath: path)
    let scene = SceneFile(
      name: url.deletingPathExtension().lastPathComponent, text: try String(contentsOf: url, encoding: .utf8))
    if !scene.problems.isEmpty { fail(scene.problems) }
    return scene
  }
  let files = Gallery(scenes: scenes).files()
  for file in files {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(file.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file.text.utf8).write(to: url)
  }
  let size = files.reduce(0) { $0 + $1.text.utf8.count }
  print("\(files.count) files, \(size / 1000) kB")
} catch {
  fail("\(error)")
}

/// Says what is wrong, and ends.
func fail(_ reason: String) -> Never {
  try? FileHandle.standardError.write(contentsOf: Data("error: \(reason)\n".utf8))
  exit(2)
}
