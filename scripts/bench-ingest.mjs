/**
 * `npm run bench:ingest`: what taking in photographs costs, beside the smallest program that makes pictures of the same
 * photographs: processor time, how soon an upload is answered, memory, and how much of the photograph each size still
 * shows. Both take turns, so that a busy machine slows both. PART names one part only, such as `speed`; `wordpress` runs
 * when it is named.
 */
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { benchMemory, benchWorst } from './bench/ingest/memory.mjs'
import { benchQuality } from './bench/ingest/quality.mjs'
import { benchSpeed } from './bench/ingest/speed.mjs'
import { benchWordPress } from './bench/ingest/wordpress.mjs'
import { prepareBench } from './bench/prepareBench.mjs'
import { killAll } from './bench/processes.mjs'
import { command } from './support/stop.mjs'

const parts = {
  speed: benchSpeed,
  memory: benchMemory,
  worst: benchWorst,
  quality: benchQuality,
  wordpress: benchWordPress,
}

await command(async () => {
  const { node, chosen, values } = await prepareBench(parts, { rounds: '5', onlyNamed: ['wordpress'] })
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'memorial-bench-'))
  try {
    for (const name of chosen) {
      console.log(`\n## ${name}\n`)
      await parts[name]({ node, folder: folder.path, rounds: values.rounds })
    }
  } finally {
    killAll()
  }
})
