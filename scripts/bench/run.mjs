/** Runs the parts of `npm run bench`, under the Node that runs the server. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './browser.mjs'
import { benchIngest } from './ingest.mjs'
import { benchPages } from './pages.mjs'
import { killAll } from './processes.mjs'
import { openReport } from './report.mjs'
import { benchRequests } from './requests.mjs'
import { benchScrolling } from './scrolling.mjs'
import { openSites } from './sites.mjs'
import { benchSlides } from './slides.mjs'
import { command, Stop } from '../support/stop.mjs'

const parts = {
  pages: benchPages,
  scrolling: benchScrolling,
  slides: benchSlides,
  requests: benchRequests,
  ingest: benchIngest,
}

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '3' },
      page: { type: 'string' },
      before: { type: 'string' },
    },
  })
  const unknown = positionals.find((name) => !parts[name])
  if (unknown) throw new Stop(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`)
  const folder = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'memorial-bench-'))
  const node = process.execPath
  const sites = openSites(node, folder)
  const report = openReport()
  const browser = await openBrowser()
  try {
    for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
      const rounds = Number(values.rounds)
      const before = values.before && resolve(values.before)
      const options = { node, folder, browser, sites, rounds, before, page: values.page }
      report.save(name, await parts[name](options))
    }
  } finally {
    await browser.close()
    killAll()
    if (!process.env.BENCH_DATA) rmSync(folder, { recursive: true })
  }
})
