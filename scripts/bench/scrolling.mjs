import { devices } from './browser.mjs'
import { figuresFor } from './pages.mjs'
import { alternate, rowOf, tableOf } from './ratios.mjs'

const scrollFigures = {
  'dropped frames': { of: 'dropped', aim: 1.5 },
  'longest frame': { of: 'longestFrame', unit: ' ms', kind: 'value' },
  'longest task': { of: 'longestTask', unit: ' ms', kind: 'value' },
  'pictures seen late': { of: 'late', kind: 'value' },
}
const lengthFigures = Object.fromEntries(
  Object.entries(figuresFor({ screenAim: 1.1 })).map(([name, figure]) => [
    name,
    figure.kind ? figure : { ...figure, aim: 1.1 },
  ]),
)

/** Measures opening a gallery of 1,000 photographs on a slow phone with a good connection, and swiping through it. */
export async function benchScrolling({ browser, sites, rounds }) {
  const { memorial, twins } = await sites.with(1000)
  const { memorial: short } = await sites.with(200)
  const gallery = ({ url }, device, work) => browser.visit(`${url}/gallery`, device, { work })
  const opened = await alternate(rounds, {
    ours: () => gallery(memorial, devices.phone),
    twin: () => gallery(short, devices.phone),
  })
  const device = { ...devices.phone, slow4G: false }
  const scrolled = await alternate(rounds, {
    ours: () => gallery(memorial, device, scrollThrough),
    twin: () => gallery(twins, device, scrollThrough),
  })
  return [
    tableOf('1,000 photographs against 200', lengthFigures, [rowOf('/gallery', opened, lengthFigures)]),
    tableOf('1,000 photographs, scrolled for 10 s', scrollFigures, [
      rowOf('/gallery', scrolled, scrollFigures),
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
    const began = performance.now()
    let before = began
    await new Promise((resolve) => {
      const step = () => {
        const now = performance.now()
        frames.push(now - before)
        before = now
        scrollTo(0, (now - began) * pixelsPerMs)
        // looks after the frame, because looking during it would force a layout
        setTimeout(noteLate)
        if (now - began < 10_000) requestAnimationFrame(step)
        else resolve()
      }
      requestAnimationFrame(step)
    })
    watcher.disconnect()
    const beat = 1000 / 60
    const dropped = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / beat) - 1), 0)
    return {
      dropped,
      longestFrame: Math.max(...frames),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      late: late.size,
    }
  })
