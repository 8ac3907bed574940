import { setTimeout } from 'node:timers/promises'
import { devices } from './browser.mjs'
import { formatRow, formatTable, median } from './ratios.mjs'
import { watchSlides } from './watchSlides.mjs'

const figures = {
  'late, median': { measure: 'medianDelay', unit: ' ms', digits: 1, kind: 'value', aim: 10 },
  'late, most': { measure: 'longestDelay', unit: ' ms', digits: 1, kind: 'value' },
  'dropped frames': { measure: 'droppedFrames', kind: 'value', aim: 0 },
  'of all frames': { measure: 'frames', kind: 'value' },
  'delayed, missed, not decoded': { measure: 'faults', kind: 'value', aim: 0 },
  slides: { measure: 'slides', kind: 'value' },
}
const shows = [
  { seconds: 5, minutes: 2 },
  { seconds: 2, minutes: 1 },
]

/** Measures the slideshow with music on slow 4G, in real time. For comparison, a bare timer runs with the same interval. */
export async function benchSlides({ browser, sites }) {
  const { memorial } = await sites.openSite(200)
  const rows = []
  for (const { seconds, minutes } of shows) {
    const url = `${memorial.url}/slideshow?duration=${seconds}&music=on`
    const watched = await browser.visit(
      url,
      { ...devices.phone, cpuSlowdown: 1 },
      {
        inject: watchSlides,
        work: async (page) => {
          await setTimeout(minutes * 60_000)
          return page.evaluate(() => globalThis.watchedSlides)
        },
      },
    )
    const delays = subtractEarliest(watched.delays)
    const timerDelays = subtractEarliest(watched.timerDelays)
    const ours = { ...watched, medianDelay: median(delays), longestDelay: Math.max(...delays) }
    rows.push(
      formatRow(
        `${seconds} s a slide`,
        [{ ours, twin: { medianDelay: median(timerDelays), longestDelay: Math.max(...timerDelays) } }],
        figures,
      ),
    )
  }
  return [formatTable('Transitions of the slideshow', figures, rows)]
}

/**
 * Subtracts the earliest time from all times. The most punctual slide is the reference, because the first slide starts late.
 */
const subtractEarliest = (times) => times.map((time) => time - Math.min(...times))
