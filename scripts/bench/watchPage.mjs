/**
 * Runs in a page before anything else and notes, in milliseconds since the visit began, when words and photographs come
 * onto the first screen, and for how long script holds everything up.
 */
export function watchPage() {
  const pictures = new Map()
  let blocking = 0
  let longest = 0
  let shift = 0

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      blocking += Math.max(0, duration - 50)
      longest = Math.max(longest, duration)
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shift += value
  }).observe({ type: 'layout-shift', buffered: true })

  const isOnScreen = (image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const isSeen = (image) =>
    image.complete && image.naturalWidth > 1 && image.checkVisibility({ opacityProperty: true })
  const notePictures = () => {
    for (const image of document.querySelectorAll('main img, body img')) {
      if (pictures.has(image.currentSrc) || !isSeen(image) || !isOnScreen(image)) continue
      pictures.set(image.currentSrc, null)
      image.decode().then(() => pictures.set(image.currentSrc, performance.now()))
    }
    if (performance.now() < 15_000) requestAnimationFrame(notePictures)
  }
  requestAnimationFrame(notePictures)

  globalThis.watched = {
    report: () => {
      const times = [...pictures.values()].filter((time) => time !== null)
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return {
        firstText: paint?.startTime ?? null,
        photo: times.length > 0 ? Math.min(...times) : null,
        screen: times.length > 0 ? Math.max(...times) : null,
        blocking,
        longest,
        shift,
        nodes: document.querySelectorAll('*').length,
      }
    },
  }
}
