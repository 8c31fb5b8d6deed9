import AnchorageDrawing
import Screens

/// The files of the gallery, as text.
struct Gallery {
  private let scenes: [SceneFile]

  /// Creates the gallery of the screens in use, and of some scenes.
  init(scenes: [SceneFile]) {
    self.scenes = scenes
  }

  /// The files by path, in the order of the index.
  func files() -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    for type in allScreens {
      let screen = type.init()
      var drawing = AnimatedDrawing(title: "\(type.title): \(type.summary)", name: type.file)
      var page = LayoutPage(title: type.title)
      screen.play { step in
        let layout = LayoutDrawing(onScreen: screen)
        drawing.add(layout, step, scale: screen.frame.size.pictureScale)
        if step.isMoment {
          page.steps.append(
            LayoutPage.Step(caption: step.caption, drawing: layout, text: screen.layoutDescription))
        }
      }
      files.append((motion(type.file, "svg"), drawing.svg))
      files.append((motion(type.file, "html"), page.html))
    }
    files += scenes.map { (picture($0), $0.svg()) }
    return files + [("README.md", markdown), ("index.html", html)]
  }

  private func motion(_ file: String, _ ending: String) -> String { "motion/\(file).\(ending)" }

  private func picture(_ scene: SceneFile) -> String { "scenes/\(scene.name).svg" }
}

// MARK: - Index

extension Gallery {
  /// The page that a host of code shows.
  private var markdown: String {
    var text = """
      # Gallery

      \(introduction) `Scripts/gallery` writes this folder.

      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(Self.card.dark)">
        <img alt="\(Self.cardText)" src="\(Self.card.light)">
      </picture>

      \(Self.cardText). [Source](../../Card/README.md)

      ## In use

      Each picture goes through the layouts of a screen in use, one after the other. Its page has a slider for
      them, with the constraints and the frame table of each.

      """
    for type in allScreens {
      text += """

        ### \(type.title)

        \(type.summary)

        ![\(type.title)](\(motion(type.file, "svg")))

        [Page](\(motion(type.file, "html"))) · [source](../Sources/Screens/\(type).swift)

        """
    }
    for part in parts {
      text += "\n## \(part.title)\n\n\(part.text)\n"
      for scene in part.scenes {
        text += """

          ### \(scene.name)

          \(scene.summary)

          ![\(scene.name)](\(picture(scene)))

          [Scene](../../Layouts/\(scene.name).layout)

          """
      }
    }
    return text
  }

  /// The page for a browser.
  private var html: String {
    var text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Gallery</title>
      <style>
      :root{color-scheme:light dark}
      body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;padding:1.5rem;max-width:80rem}
      main{columns:26rem;column-gap:2rem}
      h2,header{column-span:all;margin:1rem 0}
      figure{margin:0 0 2rem;break-inside:avoid}
      figcaption{margin-bottom:.5rem}
      figcaption b{display:block}
      img{max-width:100%;height:auto;display:block}
      </style>
      </head>
      <body>
      <h1>Gallery</h1>
      <p>\(introduction)</p>
      <figure><figcaption>\(Self.cardText).</figcaption>
      <picture><source media="(prefers-color-scheme: dark)" srcset="\(Self.card.dark)">
      <img src="\(Self.card.light)" alt="\(Self.cardText)"></picture></figure>
      <main>
      <h2>In use</h2>

      """
    for type in allScreens {
      text += figure(
        type.title, type.summary, link: motion(type.file, "html"), image: motion(type.file, "svg"))
    }
    for part in parts {
      text += "<header><h2>\(part.title)</h2>\(part.text)</header>\n"
      for scene in part.scenes {
        text += figure(scene.name, scene.summary, link: picture(scene), image: picture(scene))
      }
    }
    return text + "</main>\n</body>\n</html>\n"
  }

  private func figure(_ title: String, _ summary: String, link: String, image: String) -> String {
    """
    <figure><figcaption><b>\(title.escaped)</b> \(summary.escaped)</figcaption>
    <a href="\(link)"><img src="\(image)" alt="\(title.escaped)" loading="lazy"></a></figure>

    """
  }

  /// The pictures of the card that the gallery begins with, which `Scripts/gallery` copies.
  private static let card = (light: "card.svg", dark: "card-dark.svg")
  private static let cardText = "A card whose text is measured and drawn with a real font, kerning included"

  private var introduction: String {
    "Layouts of Anchorage as it computes them, drawn as screens; the pages have their names and sizes."
  }

  private var parts: [(title: String, text: String, scenes: [SceneFile])] {
    [
      (
        "Screens", "One picture for each scene of Playgrounds/Layouts, at its own size.",
        scenes.filter { !$0.isCase }
      ),
      (
        "The example app at rest",
        "The fifteen cases of Masonry's example app, with their states side by side.",
        scenes.filter(\.isCase)
      ),
    ]
  }
}
