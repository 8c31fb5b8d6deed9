// Writes the files of the page that are made of others: the page with its links, the gallery, the language of scenes, and the
// list of what is kept for a reader without a network.
//
//     node page.mjs SOURCE FOLDER SceneLanguage.swift FILE.layout…

import { readFileSync, readdirSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"

const [, , source, folder, language, ...scenes] = process.argv
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, SITE: site } = process.env

/** A scene as a reader sees it: without the frames that `playground check` expects, and where they come from. */
function scene(text) {
  const [lines] = text.split(/^---/m)
  const [first, ...others] = lines.trimEnd().split("\n")
  return [first.replace(/\s*oracle:.*$/, ""), ...others].join("\n") + "\n"
}

const texts = scenes.map((path) => [basename(path), scene(readFileSync(path, "utf8"))])
writeFileSync(join(folder, "gallery.json"), JSON.stringify(Object.fromEntries(texts)))

const literal = readFileSync(language, "utf8").match(/"""\n([\s\S]*?)\n {4}"""/)
if (!literal) throw new Error(`${language} has no text`)
// Expectations are for the command.
const [described] = literal[1].replaceAll(/^ {4}/gm, "").split("\nExpectations")
writeFileSync(join(folder, "language.txt"), described)

const scripts = readdirSync(source).filter((name) => name.endsWith(".js") && !["worker.js", "offline.js", "page.js"].includes(name))
let page = readFileSync(join(source, "index.html"), "utf8")
page = page.replace("<!-- preloads -->", scripts.map((name) => `<link rel="modulepreload" href="${name}">`).join("\n"))
page = page.replace("  <!-- links -->\n", repository ? `  <a href="${server}/${repository}">Source</a>\n` : "")
// A preview is made elsewhere: it needs the whole address.
page = page.replace('content="preview.png"', `content="${site ? new URL("preview.png", site) : "preview.png"}"`)
writeFileSync(join(folder, "index.html"), page)

const worker = readFileSync(join(source, "offline.js"), "utf8")
const kept = [".", ...readdirSync(folder).filter((name) => name !== "offline.js" && name !== "preview.png")]
writeFileSync(join(folder, "offline.js"), worker.replace("const FILES = []", `const FILES = ${JSON.stringify(kept)}`))
