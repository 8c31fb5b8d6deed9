import AnchorageHeadless
import Screens
import Testing

@testable import gallery

@Suite struct GalleryTests {
  private let gallery = Gallery(scenes: [
    SceneFile(name: "box", text: "// A box: nothing else. oracle: hand\nroot 100 40\nview a frame 0 0 9 9\n"),
    SceneFile(name: "masonry-01", text: "// Case 1.     oracle: lp\nroot 100 40\n"),
  ])

  @Test
  func `every screen has a drawing and a page, and every scene a drawing`() {
    let paths = gallery.files().map(\.path)
    let motion = allScreens.flatMap { ["motion/\($0.file).svg", "motion/\($0.file).html"] }
    #expect(paths == motion + ["scenes/box.svg", "scenes/masonry-01.svg", "README.md", "index.html"])
  }

  @Test
  func `the indexes show every drawing and link every page`() throws {
    let files = gallery.files()
    let markdown = try #require(files.first { $0.path == "README.md" }).text
    let html = try #require(files.first { $0.path == "index.html" }).text
    for file in files where file.path.hasSuffix(".svg") {
      #expect(markdown.contains("](\(file.path))") && html.contains("<img src=\"\(file.path)\""))
    }
    for file in files where file.path.hasPrefix("motion/") && file.path.hasSuffix(".html") {
      #expect(markdown.contains("](\(file.path))") && html.contains("<a href=\"\(file.path)\""))
    }
  }

  @Test
  func `a scene is told of by its first sentence`() throws {
    let markdown = try #require(gallery.files().first { $0.path == "README.md" }).text
    #expect(
      markdown.contains(
        "### box\n\nA box: nothing else.\n\n![box](scenes/box.svg)\n\n[Scene](../../Layouts/box.layout)\n"))
    #expect(markdown.contains("### masonry-01\n\nCase 1.\n\n"))
  }

  @Test
  func `a page has the layouts to look at, and the drawing all`() throws {
    let files = gallery.files()
    let page = try #require(files.first { $0.path == "motion/slider.html" }).text
    let drawing = try #require(files.first { $0.path == "motion/slider.svg" }).text
    let steps = SliderScreen().steps
    // 1, 0.5 and 0.25, of 13 on the way down and 5 on the way up.
    #expect(page.split(separator: "<section class=\"step\"").count - 1 == 3)
    #expect(drawing.split(separator: "<g class=\"frame\"").count - 1 == steps.count && steps.count == 18)
  }

  @Test
  func `a picture has names where they fit, and fits into a window`() {
    let scales = [(100.0, 40.0), (375, 480), (390, 600), (390, 844), (1024, 768)].map { width, height in
      LayoutSize(width: width, height: height).pictureScale
    }
    // 720 / 600 = 1.2; 720 / 844 would be less than 1.
    #expect(scales == [1.5, 1.5, 1.2, 1, 1])
  }

  @Test
  func `a scene with a mistake is not drawn`() {
    #expect(SceneFile(name: "box", text: "root 100 40\nviev a\n").problems.contains("box.layout:2:1: error"))
  }
}
