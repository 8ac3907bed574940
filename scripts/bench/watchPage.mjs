/**
 * Runs in a page before any other script. It records when texts and photographs appear on the first screen, and for how long the
 * main thread is blocked. All times are in milliseconds since the visit began.
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
  /** Returns by how many milliseconds a task exceeds 50 ms, because people notice longer delays. */
  const getExcessMs = ({ duration }) => Math.max(0, duration - 50)
  /** Returns how much of the excess was spent in scripts of the page. Style, layout and painting took the rest. */
  const getScriptExcessMs = (task) => {
    const pageScripts = scripts.filter(
      ({ startTime, sourceFunctionName }) =>
        sourceFunctionName !== notePictures.name &&
        startTime >= task.startTime &&
        startTime < task.startTime + task.duration,
    )
    return Math.min(getExcessMs(task), sum(pageScripts.map(({ duration }) => duration)))
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
        blocking: sum(tasks.map(getExcessMs)),
        scriptBlocking: sum(tasks.map(getScriptExcessMs)),
        longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
        shift,
        nodes: document.querySelectorAll('*').length,
      }
    },
  }
}
