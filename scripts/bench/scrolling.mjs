import { devices } from './browser.mjs'
import { alternate, ratiosTable } from './ratios.mjs'

const figures = {
  'dropped frames': { of: 'dropped' },
  'of all frames': { of: 'share', unit: ' %', digits: 1, ratio: false },
  'longest frame': { of: 'longestFrame', unit: ' ms', ratio: false },
  'longest task': { of: 'longestTask', unit: ' ms', ratio: false },
  'pictures seen late': { of: 'late', ratio: false },
}

/** Somebody swipes through 1,000 photographs on a slow telephone with a good connection. */
export async function benchScrolling({ browser, openSites, rounds, report }) {
  const { memorial, twins } = await openSites(1000)
  const device = { ...devices.phone, slow4G: false }
  const results = await alternate(rounds, {
    ours: () => browser.visit(`${memorial.url}/gallery`, device, scrollThrough),
    twin: () => browser.visit(`${twins.url}/gallery`, device, scrollThrough),
  })
  report.add('/gallery, 1,000 photographs, scrolled for 10 s at 4x', ratiosTable(results, figures))
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
        // once the frame is done, for in it a look would ask for layout
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
      share: (dropped / (frames.length + dropped)) * 100,
      longestFrame: Math.max(...frames),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      late: late.size,
    }
  })
