/**
 * Runs in a page before anything else and notes, in milliseconds since the visit began, when words and photographs come
 * onto the first screen, and for how long everything is held up.
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
  /** The time a task takes beyond 50 ms, from where on somebody who touches the page notices it. */
  const beyond = ({ duration }) => Math.max(0, duration - 50)
  /** As much of it as scripts of the page ran in that task; style, layout and painting take the rest. */
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
