/**
 * `npm run bench`: how fast all of it is beside pages and programs that do the least for the same, as ratios. Both take
 * turns, so that a busy machine slows both. Takes about 25 minutes on two cores and writes into docs/performance.md.
 * `npm run bench -- NAME` runs one part only, such as `pages` or `scrolling`; it replaces that part's tables.
 */
import { parseArgs } from 'node:util'
import { openBrowser } from './bench/browser.mjs'
import { benchLength } from './bench/length.mjs'
import { benchMany } from './bench/many.mjs'
import { openMemorial } from './bench/memorial.mjs'
import { benchPages } from './bench/pages.mjs'
import { benchIngest, benchServer, benchSlides } from './bench/programs.mjs'
import { openReport } from './bench/report.mjs'
import { benchScrolling } from './bench/scrolling.mjs'
import { openTwins } from './bench/twins.mjs'
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { command, Stop } from './support/stop.mjs'

const parts = {
  pages: benchPages,
  length: benchLength,
  scrolling: benchScrolling,
  many: benchMany,
  slides: benchSlides,
  server: benchServer,
  ingest: benchIngest,
}

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      // of the part `pages`: one page alone
      page: { type: 'string' },
    },
  })
  const chosen = positionals.length > 0 ? positionals : Object.keys(parts)
  const unknown = chosen.find((name) => !parts[name])
  if (unknown) throw new Stop(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`)
  await install({ tools: true })
  const node = findNode()
  await build(node)
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
    sites.set(photos, { memorial, twins: await open(openTwins(memorial)) })
    return sites.get(photos)
  }
  const report = openReport()
  try {
    const browser = await open(openBrowser())
    const rounds = Number(values.rounds)
    for (const name of chosen) {
      await parts[name]({ node, browser, openSites, report, rounds, page: values.page })
      report.save()
    }
  } finally {
    for (const part of opened.toReversed()) await part.close()
  }
})
