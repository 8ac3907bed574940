/**
 * `npm run bench` measures the performance of the memorial, and compares the memorial with minimal pages and programs for the
 * same tasks. It measures both in turn, so that a busy machine slows down both. It takes at most 20 minutes, and writes
 * docs/performance-results.md. `npm run bench -- pages` runs only one part, `--page /gallery` measures only one page, and
 * `--rounds 5` takes more rounds. BENCH_DATA=folder keeps the test memorials for the next run.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './bench/browser.mjs'
import { benchIngest } from './bench/ingest.mjs'
import { benchPages } from './bench/pages.mjs'
import { killAll } from './bench/processes.mjs'
import { openReport } from './bench/report.mjs'
import { benchRequests } from './bench/requests.mjs'
import { benchScrolling } from './bench/scrolling.mjs'
import { openSites } from './bench/sites.mjs'
import { benchSlides } from './bench/slides.mjs'
import { installBenchPackages } from './support/packages.mjs'
import { prepare } from './support/prepare.mjs'
import { command, Stop } from './support/stop.mjs'

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
    options: { rounds: { type: 'string', default: '3' }, page: { type: 'string' } },
  })
  const unknown = positionals.find((name) => !parts[name])
  if (unknown) throw new Stop(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`)
  await installBenchPackages()
  const node = await prepare({ tools: true })
  const folder = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'memorial-bench-'))
  const sites = openSites(node, folder)
  const report = openReport()
  const browser = await openBrowser()
  try {
    for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
      const rounds = Number(values.rounds)
      report.save(name, await parts[name]({ node, folder, browser, sites, rounds, page: values.page }))
    }
  } finally {
    await browser.close()
    killAll()
    if (!process.env.BENCH_DATA) rmSync(folder, { recursive: true })
  }
})
