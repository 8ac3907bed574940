/**
 * `npm run bench`: how fast the pages are beside pages made by hand of the same words and photographs, as ratios. Both
 * are visited in turns, so that a busy machine slows both. PART names one part only, such as `pages` or `scrolling`.
 */
import { parseArgs } from 'node:util'
import { openBrowser } from './bench/browser.mjs'
import { benchLength } from './bench/length.mjs'
import { openMemorial } from './bench/memorial.mjs'
import { benchPages } from './bench/pages.mjs'
import { benchScrolling } from './bench/scrolling.mjs'
import { openTwins } from './bench/twins.mjs'
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { command, Stop } from './support/stop.mjs'

const parts = { pages: benchPages, length: benchLength, scrolling: benchScrolling }

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
  const open = async (opening) => {
    const part = await opening
    opened.push(part)
    return part
  }
  /** The sample life with so many photographs, and its pages made by hand. */
  const openSites = async (photos) => {
    const memorial = await open(openMemorial(node, photos))
    return { memorial, twins: await open(openTwins(memorial)) }
  }
  try {
    const browser = await open(openBrowser())
    for (const name of chosen) {
      console.log(`\n## ${name}\n`)
      await parts[name]({ browser, openSites, rounds: Number(values.rounds), page: values.page })
    }
  } finally {
    for (const part of opened.toReversed()) await part.close()
  }
})
