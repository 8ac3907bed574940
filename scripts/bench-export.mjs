/**
 * `npm run bench:export`: how long the static copy of 1,000 photographs takes, and the archive of their originals, as a ratio to
 * `cp -r` of the same files, all until they are on the disk; and how much memory they need. They take turns in one run. COUNT
 * and ROUNDS change the numbers; the photographs are twelve, stored again and again.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { copyPlainly, median, runMeasured, runNode } from './support/measuring.mjs'
import { findNode } from './support/node24.mjs'
import { command } from './support/stop.mjs'

const rounds = Number(process.env.ROUNDS ?? 3)

await command(async () => {
  await install({ tools: true })
  await build(findNode())
  const folder = await mkdtemp(join(tmpdir(), 'memorial-bench-'))
  const at = (name) => join(folder, name)
  const DATA_DIR = at('data')
  try {
    await runNode('scripts/support/manyPhotos.mjs', [DATA_DIR, process.env.COUNT ?? '1000'])
    const found = {
      'cp -r': [],
      folder: [],
      'folder again': [],
      zip: [],
      'cp of the archive': [],
      archive: [],
    }
    const plainly = async (from, to) => ({ seconds: await copyPlainly(from, to), megabytes: 0 })
    const run = (script, to) => runMeasured(`server/${script}/main.ts`, [to], { DATA_DIR })
    for (let round = 0; round < rounds; round++) {
      found.folder.push(await run('export', at('copy')))
      found['cp -r'].push(await plainly(at('copy'), at('plain')))
      found['folder again'].push(await run('export', at('copy')))
      found.zip.push(await run('export', at('copy.zip')))
      found.archive.push(await run('archive', at('originals.zip')))
      found['cp of the archive'].push(await plainly(at('originals.zip'), at('plain.zip')))
      for (const name of ['copy', 'plain', 'copy.zip', 'originals.zip', 'plain.zip'])
        await rm(at(name), { recursive: true })
    }
    const secondsOf = (name) => median(found[name].map(({ seconds }) => seconds))
    for (const name of Object.keys(found)) {
      const to = name.includes('archive') ? 'cp of the archive' : 'cp -r'
      const megabytes = Math.max(...found[name].map((each) => each.megabytes))
      const ratio = (secondsOf(name) / secondsOf(to)).toFixed(2)
      console.log(
        `${name.padEnd(18)} ${secondsOf(name).toFixed(1)} s, ratio ${ratio}, ${megabytes} MB at most`,
      )
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
