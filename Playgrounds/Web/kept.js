// The last scene that the reader wrote, for as long as the tab is open: a reload restores it.

const KEY = "anchorage.scene"

/** Keeps a scene that the reader wrote. */
export function keep(scene) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(scene))
  } catch {
    // The browser keeps nothing for this page.
  }
}

/** The scene that was kept: its file and its text; `undefined` if there is none. */
export function kept() {
  try {
    const { file, text } = JSON.parse(sessionStorage.getItem(KEY)) ?? {}
    return typeof file === "string" && typeof text === "string" ? { file, text } : undefined
  } catch {
    return undefined
  }
}
