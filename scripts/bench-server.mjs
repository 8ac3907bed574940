/**
 * `npm run bench:server`: what the server costs, as ratios to a bare Node server that sends the same bytes with the same
 * headers. Both take turns in several rounds, so that a busy machine slows both. PART names one part only, such as
 * `requests`; `nginx` and `soak` (UPLOADS=1000 MINUTES=60) run when they are named. COUNT changes the number of photographs,
 * BENCH_DATA keeps them.
 */
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchChanges } from './bench/changes.mjs'
import { benchNginx } from './bench/nginx.mjs'
import { prepareBench } from './bench/prepareBench.mjs'
import { killAll } from './bench/processes.mjs'
import { benchRequests } from './bench/requests.mjs'
import { benchSoak } from './bench/soak.mjs'
import { benchStarting } from './bench/starting.mjs'
import { programOf } from './support/project.mjs'
import { run } from './support/run.mjs'
import { command, Stop } from './support/stop.mjs'

const parts = {
  requests: benchRequests,
  starting: benchStarting,
  changes: benchChanges,
  nginx: benchNginx,
  soak: benchSoak,
}

await command(async () => {
  const { node, chosen, values } = await prepareBench(parts, { rounds: '7', onlyNamed: ['nginx', 'soak'] })
  const root = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'memorial-bench-'))
  try {
    const folder = await fill(node, root, process.env.COUNT ?? '200')
    for (const name of chosen) {
      console.log(`\n## ${name}\n`)
      await parts[name]({ node, folder, rounds: values.rounds })
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
  const code = await run(node, [...programOf('scripts/support/manyPhotos.mjs'), `${folder}-new`, count])
  if (code !== 0) throw new Stop('The photographs could not be stored; see the error above.')
  renameSync(`${folder}-new`, folder)
  return folder
}
