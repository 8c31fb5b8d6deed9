// A service worker: after the first visit the page opens without a network. With one, its files are always the newest.

/** All files of the page; `Scripts/web` lists them. */
const FILES = []
const CACHE = "anchorage"

addEventListener("install", (event) => {
  skipWaiting()
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

addEventListener("fetch", (event) => {
  const { request } = event
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return
  event.respondWith(answer(request))
})

async function answer(request) {
  try {
    return await fetch(request)
  } catch (error) {
    // The address of the second half carries the number of its build.
    const kept = await caches.match(request, { ignoreSearch: true })
    if (kept) return kept
    throw error
  }
}
