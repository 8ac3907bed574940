/**
 * `npm run bench`: how fast all of it is beside pages and programs that do the least for the same, as ratios. Both take
 * turns, so that a busy machine slows both. Takes about 35 minutes on quiet processors and writes into docs/performance.md.
 * `npm run bench -- NAME` runs one part only, such as `pages` or `scrolling`; it replaces that part's tables. `nginx` and
 * `wordpress`, which need Debian's packages, run when they are named.
 */
import { openBrowser } from './bench/browser.mjs'
import { benchLength } from './bench/length.mjs'
import { benchMany } from './bench/many.mjs'
import { openMemorial } from './bench/memorial.mjs'
import { benchPages } from './bench/pages.mjs'
import { prepareBench } from './bench/prepareBench.mjs'
import { benchIngest, benchNginx, benchServer, benchSlides, benchWordPress } from './bench/programs.mjs'
import { openReport } from './bench/report.mjs'
import { benchScrolling } from './bench/scrolling.mjs'
import { openTwins } from './bench/twins.mjs'
import { command } from './support/stop.mjs'

const parts = {
  pages: benchPages,
  length: benchLength,
  scrolling: benchScrolling,
  many: benchMany,
  slides: benchSlides,
  server: benchServer,
  ingest: benchIngest,
  nginx: benchNginx,
  wordpress: benchWordPress,
}

await command(async () => {
  // of the part `pages`: one page alone
  const options = { page: { type: 'string' } }
  const { node, chosen, values } = await prepareBench(parts, {
    rounds: '5',
    onlyNamed: ['nginx', 'wordpress'],
    options,
  })
  const opened = []
  const sites = new Map()
  const open = async (opening) => {
    const part = await opening
    opened.push(part)
    return part
  }
  /** The sample life with so many photographs, and its pages made by hand. Parts share it. */
  const openSites = async (photos) => {
    if (sites.has(photos)) return sites.get(photos)
    const memorial = await open(openMemorial(node, photos))
    sites.set(photos, { memorial, twins: await open(openTwins(node, memorial)) })
    return sites.get(photos)
  }
  const report = openReport()
  try {
    const browser = await open(openBrowser())
    for (const name of chosen) {
      await parts[name]({ node, browser, openSites, report, ...values })
      report.save()
    }
  } finally {
    for (const part of opened.toReversed()) await part.close()
  }
})
