/**
 * `npm run bench:server`: what the server costs, as ratios to a bare Node server that sends the same bytes with the same
 * headers. Both take turns in several rounds, so that a busy machine slows both. PART names one part only, such as
 * `requests` or `nginx`, which is left out otherwise; COUNT changes the number of photographs, BENCH_DATA keeps them.
 */
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchChanges } from './bench/changes.mjs'
import { benchNginx } from './bench/nginx.mjs'
import { killAll } from './bench/processes.mjs'
import { benchRequests } from './bench/requests.mjs'
import { benchStarting } from './bench/starting.mjs'
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject } from './support/project.mjs'
import { run } from './support/run.mjs'
import { command, Stop } from './support/stop.mjs'

const parts = { requests: benchRequests, starting: benchStarting, changes: benchChanges, nginx: benchNginx }
/** As scripts/support/manyPhotos.mjs makes it. */
const account = { username: 'admin', password: 'only for measuring' }

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '7' } },
  })
  const chosen = positionals.length > 0 ? positionals : ['requests', 'starting', 'changes']
  const unknown = chosen.find((name) => !parts[name])
  if (unknown) throw new Stop(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`)
  await install({ tools: true })
  const node = findNode()
  await build(node)
  const root = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'memorial-bench-'))
  try {
    const folder = await fill(node, root, process.env.COUNT ?? '200')
    for (const name of chosen) {
      console.log(`\n## ${name}\n`)
      await parts[name]({ node, folder, rounds: Number(values.rounds), account })
    }
  } finally {
    killAll()
    if (!process.env.BENCH_DATA) rmSync(root, { recursive: true })
  }
})

/** A folder with so many photographs; one that was filled before stays as it is. */
async function fill(node, root, count) {
  const folder = join(root, `server-${count}`)
  if (existsSync(folder)) return folder
  const code = await run(node, [inProject('scripts/support/manyPhotos.mjs'), `${folder}-new`, count])
  if (code !== 0) throw new Stop('The photographs could not be stored; see the error above.')
  renameSync(`${folder}-new`, folder)
  return folder
}
