/**
 * Runs in a page before anything else. Notes, in milliseconds since the visit began, when texts and photographs appear on the
 * first screen, and for how long the main thread is blocked.
 */
export function watchPage() {
  const pictures = new Map()
  const tasks = []
  const scripts = []
  let shift = 0
  let isReported = false

  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries()) scripts.push(...frame.scripts)
  }).observe({ type: 'long-animation-frame', buffered: true })
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
    if (!isReported) requestAnimationFrame(notePictures)
  }
  requestAnimationFrame(notePictures)

  const sum = (values) => values.reduce((total, value) => total + value, 0)
  /** The milliseconds of a task beyond 50: from there on people notice a delay. */
  const beyond = ({ duration }) => Math.max(0, duration - 50)
  /** The part of that time in which scripts of the page ran; the rest is style, layout and painting. */
  const beyondByScript = (task) => {
    const ran = scripts.filter(
      ({ startTime, sourceFunctionName }) =>
        sourceFunctionName !== notePictures.name &&
        startTime >= task.startTime &&
        startTime < task.startTime + task.duration,
    )
    return Math.min(beyond(task), sum(ran.map(({ duration }) => duration)))
  }

  globalThis.watched = {
    report: () => {
      isReported = true
      const times = [...pictures.values()].filter((time) => time !== null)
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return {
        firstText: paint?.startTime ?? null,
        photo: times.length > 0 ? Math.min(...times) : null,
        screen: times.length > 0 ? Math.max(...times) : null,
        blocking: sum(tasks.map(beyond)),
        scriptBlocking: sum(tasks.map(beyondByScript)),
        longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
        shift,
        nodes: document.querySelectorAll('*').length,
      }
    },
  }
}
