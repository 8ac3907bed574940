/**
 * `npm run bench:ingest`: what taking in photographs costs, beside the smallest program that makes pictures of the same
 * photographs: processor time, how soon an upload is answered, memory, and how much of the photograph each size still
 * shows. Both take turns, so that a busy machine slows both. PART names one part only, such as `speed`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { benchMemory, benchWorst } from './bench/ingest/memory.mjs'
import { benchQuality } from './bench/ingest/quality.mjs'
import { benchSpeed } from './bench/ingest/speed.mjs'
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { command, Stop } from './support/stop.mjs'

const parts = { speed: benchSpeed, memory: benchMemory, worst: benchWorst, quality: benchQuality }

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' } },
  })
  const chosen = positionals.length > 0 ? positionals : Object.keys(parts)
  const unknown = chosen.find((name) => !parts[name])
  if (unknown) throw new Stop(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`)
  await install({ tools: true })
  const node = findNode()
  await build(node)
  const folder = mkdtempSync(path.join(tmpdir(), 'memorial-bench-'))
  try {
    for (const name of chosen) {
      console.log(`\n## ${name}\n`)
      await parts[name]({ node, folder, rounds: Number(values.rounds) })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
