// The drawing as a file.

/** The pixels in a unit of a PNG: sharp also on screens with two pixels in a point. */
const PIXELS = 2
/** The longest side of a PNG that browsers draw, in pixels. */
const LONGEST_SIDE = 8192

/** Saves an SVG document. */
export function saveSVG(text, name) {
  save(new Blob([text], { type: "image/svg+xml" }), `${name}.svg`)
}

/** Saves an SVG document as pixels. */
export async function savePNG(text, name) {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await picture.decode()
  const scale = Math.min(PIXELS, LONGEST_SIDE / Math.max(picture.width, picture.height, 1))
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(Math.round(picture.width * scale), 1)
  canvas.height = Math.max(Math.round(picture.height * scale), 1)
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height)
  const pixels = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"))
  if (!pixels) throw new Error("the browser draws no picture of this size")
  save(pixels, `${name}.png`)
}

function save(blob, name) {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
