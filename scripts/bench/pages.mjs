import { devices } from './browser.mjs'
import { alternate, formatRow, formatTable } from './ratios.mjs'

const paths = ['/', '/gallery', '/obituary', '/services', '/memories', '/slideshow', '/slideshow-old']

/**
 * The devices, with the number of visits in each round. Every visit has an empty cache. The desktop gets more visits, because
 * its times are short: a single frame is a quarter of the measured time.
 */
const deviceKinds = {
  'On a telephone': { device: devices.phone, visits: 1, screenAim: 1.1 },
  'At a desk': { device: devices.desk, visits: 2, screenAim: 1.3 },
}

export const figuresFor = ({ screenAim }) => ({
  'first words': { measure: 'firstText', unit: ' ms', aim: 1.3 },
  'first photograph': { measure: 'photo', unit: ' ms', aim: 1.3 },
  'complete first screen': { measure: 'screen', unit: ' ms', aim: screenAim },
  'script blocks': { measure: 'scriptBlocking', unit: ' ms', kind: 'value', aim: 50 },
  'longest task': { measure: 'longest', unit: ' ms', kind: 'value' },
  requests: { measure: 'requests', kind: 'value' },
  fetched: { measure: 'kB', unit: ' kB', kind: 'value' },
  script: { measure: 'scriptKB', unit: ' kB', kind: 'value' },
  elements: { measure: 'nodes', kind: 'value' },
})

/** Measures first visits to every page of a memorial with 200 photographs, both directly and through nginx. */
export async function benchPages({ browser, sites, rounds, page }) {
  const direct = await sites.openSite(200)
  const chosenPaths = page ? [page] : paths
  const tables = []
  for (const [title, kind] of Object.entries(deviceKinds)) {
    const rows = []
    for (const path of chosenPaths)
      for (const [route, { memorial, twins }] of Object.entries({ direct, 'HTTP/2': direct.proxied })) {
        console.log(`${title}: ${path}, ${route}…`)
        const results = await alternate(rounds * kind.visits, {
          ours: () => browser.visit(`${memorial.url}${path}`, kind.device),
          twin: () => browser.visit(`${twins.url}${path}`, kind.device),
        })
        rows.push(formatRow(`${path} ${route}`, results, figuresFor(kind)))
      }
    tables.push(formatTable(title, figuresFor(kind), rows))
  }
  return tables
}
