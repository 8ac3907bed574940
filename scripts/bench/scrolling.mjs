import { devices } from './browser.mjs'
import { figuresFor } from './pages.mjs'
import { alternate, formatRow, formatTable } from './ratios.mjs'

const scrollFigures = {
  'dropped frames': { measure: 'droppedFrames', aim: 1.5 },
  'longest frame': { measure: 'longestFrameMs', unit: ' ms', kind: 'value' },
  'longest task': { measure: 'longestTaskMs', unit: ' ms', kind: 'value' },
  'pictures seen late': { measure: 'late', kind: 'value' },
}
const lengthFigures = Object.fromEntries(
  Object.entries(figuresFor({ screenAim: 1.1 })).map(([name, figure]) => [
    name,
    figure.kind ? figure : { ...figure, aim: 1.1 },
  ]),
)

/** Measures a gallery of 1,000 photographs on a slow phone: opening it on slow 4G, and scrolling through it on a fast network. */
export async function benchScrolling({ browser, sites, rounds }) {
  const { memorial, twins } = await sites.openSite(1000)
  const { memorial: smallMemorial } = await sites.openSite(200)
  const visitGallery = ({ url }, device, work) => browser.visit(`${url}/gallery`, device, { work })
  const opened = await alternate(rounds, {
    ours: () => visitGallery(memorial, devices.phone),
    twin: () => visitGallery(smallMemorial, devices.phone),
  })
  const device = { ...devices.phone, isOnSlow4g: false }
  const scrolled = await alternate(rounds, {
    ours: () => visitGallery(memorial, device, scrollThrough),
    twin: () => visitGallery(twins, device, scrollThrough),
  })
  return [
    formatTable('1,000 photographs against 200', lengthFigures, [
      formatRow('/gallery', opened, lengthFigures),
    ]),
    formatTable('1,000 photographs, scrolled for 10 s', scrollFigures, [
      formatRow('/gallery', scrolled, scrollFigures),
    ]),
  ]
}

const scrollThrough = (page) =>
  page.evaluate(async () => {
    const frames = []
    const tasks = []
    const late = new Set()
    const watcher = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
    watcher.observe({ type: 'longtask' })
    const noteLate = () => {
      const middle = document
        .elementFromPoint(100, innerHeight / 2)
        ?.closest('li')
        ?.querySelector('img')
      if (middle && !(middle.complete && middle.naturalWidth > 1)) late.add(middle)
    }
    const pixelsPerMs = 2.5
    const startedAt = performance.now()
    let previousAt = startedAt
    await new Promise((resolve) => {
      const step = () => {
        const now = performance.now()
        frames.push(now - previousAt)
        previousAt = now
        scrollTo(0, (now - startedAt) * pixelsPerMs)
        // `noteLate` runs after the frame, because during the frame it would force a layout
        setTimeout(noteLate)
        if (now - startedAt < 10_000) requestAnimationFrame(step)
        else resolve()
      }
      requestAnimationFrame(step)
    })
    watcher.disconnect()
    const frameMs = 1000 / 60
    const droppedFrames = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0)
    return {
      droppedFrames,
      longestFrameMs: Math.max(...frames),
      longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
      late: late.size,
    }
  })
