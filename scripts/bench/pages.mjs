import { devices } from './browser.mjs'
import { alternate, rowOf, tableOf } from './ratios.mjs'

const paths = ['/', '/gallery', '/obituary', '/services', '/memories', '/slideshow', '/slideshow-old']

/** All visits have an empty cache. On a desktop one frame is a quarter of the time, so that it takes more visits. */
const kinds = {
  'On a telephone': { device: devices.phone, visits: 1, screenAim: 1.1 },
  'At a desk': { device: devices.desk, visits: 2, screenAim: 1.3 },
}

export const figuresFor = ({ screenAim }) => ({
  'first words': { of: 'firstText', unit: ' ms', aim: 1.3 },
  'first photograph': { of: 'photo', unit: ' ms', aim: 1.3 },
  'complete first screen': { of: 'screen', unit: ' ms', aim: screenAim },
  'script blocks': { of: 'scriptBlocking', unit: ' ms', kind: 'value', aim: 50 },
  'longest task': { of: 'longest', unit: ' ms', kind: 'value' },
  requests: { of: 'requests', kind: 'value' },
  fetched: { of: 'kB', unit: ' kB', kind: 'value' },
  script: { of: 'scriptKB', unit: ' kB', kind: 'value' },
  elements: { of: 'nodes', kind: 'value' },
})

/** Measures first visits of every page with 200 photographs, directly and behind nginx. */
export async function benchPages({ browser, sites, rounds, page }) {
  const direct = await sites.with(200)
  const chosen = page ? [page] : paths
  const tables = []
  for (const [title, kind] of Object.entries(kinds)) {
    const rows = []
    for (const path of chosen)
      for (const [route, { memorial, twins }] of Object.entries({ direct, 'HTTP/2': direct.proxied })) {
        console.log(`${title}: ${path}, ${route}…`)
        const results = await alternate(rounds * kind.visits, {
          ours: () => browser.visit(`${memorial.url}${path}`, kind.device),
          twin: () => browser.visit(`${twins.url}${path}`, kind.device),
        })
        rows.push(rowOf(`${path} ${route}`, results, figuresFor(kind)))
      }
    tables.push(tableOf(title, figuresFor(kind), rows))
  }
  return tables
}
