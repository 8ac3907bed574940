import { devices } from './browser.mjs'
import { alternate, mediansOf, ratiosTable } from './ratios.mjs'

const paths = ['/gallery', '/', '/obituary', '/services', '/memories', '/slideshow', '/slideshow-old']

export const pageFigures = {
  'first words': { of: 'firstText', unit: ' ms' },
  'first photograph': { of: 'photo', unit: ' ms' },
  'complete first screen': { of: 'screen', unit: ' ms' },
  'script blocks': { of: 'scriptBlocking', unit: ' ms', ratio: false },
  'all that blocks': { of: 'blocking', unit: ' ms', ratio: false },
  'longest task': { of: 'longest', unit: ' ms', ratio: false },
  'layout shift': { of: 'shift', digits: 3, ratio: false },
  requests: { of: 'requests', ratio: false },
  fetched: { of: 'kB', unit: ' kB', ratio: false },
  script: { of: 'scriptKB', unit: ' kB', ratio: false },
  elements: { of: 'nodes', ratio: false },
}

/** First visits of every page with 200 photographs, on a telephone and at a desk. A round is the medians of some visits. */
export async function benchPages({ browser, openSites, rounds, page, report }) {
  const { memorial, twins } = await openSites(200)
  for (const path of paths.filter((path) => !page || path === page)) {
    for (const [name, device] of Object.entries(devices)) {
      // at a desk a frame more or less is a quarter of all
      const visits = device.slow4G ? 3 : 5
      const results = await alternate(rounds * visits, {
        ours: () => browser.visit(`${memorial.url}${path}`, device),
        twin: () => browser.visit(`${twins.url}${path}`, device),
      })
      report.add(`${path}, ${name}`, ratiosTable(mediansOf(results, visits), pageFigures))
    }
  }
}
