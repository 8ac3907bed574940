import { setTimeout } from 'node:timers/promises'
import { devices } from './browser.mjs'
import { rowOf, tableOf, median } from './ratios.mjs'
import { watchSlides } from './watchSlides.mjs'

const figures = {
  'late, median': { of: 'late', unit: ' ms', digits: 1, kind: 'value', aim: 10 },
  'late, most': { of: 'latest', unit: ' ms', digits: 1, kind: 'value' },
  'dropped frames': { of: 'dropped', kind: 'value', aim: 0 },
  'of all frames': { of: 'frames', kind: 'value' },
  'delayed, missed, not decoded': { of: 'faults', kind: 'value', aim: 0 },
  slides: { of: 'slides', kind: 'value' },
}
const shows = [
  { seconds: 5, minutes: 2 },
  { seconds: 2, minutes: 1 },
]

/** Measures the slideshow with music on slow 4G, in real time, next to a bare timer with the same interval. */
export async function benchSlides({ browser, sites }) {
  const { memorial } = await sites.with(200)
  const rows = []
  for (const { seconds, minutes } of shows) {
    const address = `${memorial.url}/slideshow?duration=${seconds}&music=on`
    const watched = await browser.visit(
      address,
      { ...devices.phone, slower: 1 },
      {
        inject: watchSlides,
        work: async (page) => {
          await setTimeout(minutes * 60_000)
          return page.evaluate(() => globalThis.watchedSlides)
        },
      },
    )
    const late = afterEarliest(watched.late)
    const bare = afterEarliest(watched.bare)
    const ours = { ...watched, late: median(late), latest: Math.max(...late) }
    rows.push(
      rowOf(
        `${seconds} s a slide`,
        [{ ours, twin: { late: median(bare), latest: Math.max(...bare) } }],
        figures,
      ),
    )
  }
  return [tableOf('Transitions of the slideshow', figures, rows)]
}

/** Subtracts the earliest time: the first slide starts a moment late, so that the most punctual one is the reference. */
const afterEarliest = (times) => times.map((time) => time - Math.min(...times))
