import { devices } from './browser.mjs'
import { pageFigures } from './pages.mjs'
import { alternate, ratiosTable } from './ratios.mjs'

/** The gallery with 1,000 photographs against the same with 200. */
export async function benchLength({ browser, openSites, rounds, report }) {
  const { memorial: short } = await openSites(200)
  const { memorial: long } = await openSites(1000)
  const results = await alternate(rounds, {
    ours: () => browser.visit(`${long.url}/gallery`, devices.phone),
    twin: () => browser.visit(`${short.url}/gallery`, devices.phone),
  })
  report.add('/gallery with 1,000 photographs against 200, phone', ratiosTable(results, pageFigures))
}
