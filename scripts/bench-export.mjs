/**
 * `npm run bench:export`: how long the copy of 1,000 photographs takes, as a ratio to `cp -r` of the same files, and how
 * much memory it needs. COUNT changes the number; the photographs are twelve, stored again and again.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject } from './support/project.mjs'
import { command, Stop } from './support/stop.mjs'

await command(async () => {
  await install({ tools: true })
  const node = findNode()
  await build(node)
  const folder = mkdtempSync(join(tmpdir(), 'memorial-bench-'))
  try {
    const data = join(folder, 'data')
    ts(node, 'scripts/support/manyPhotos.mjs', data, process.env.COUNT ?? '1000')
    const copy = join(folder, 'copy')
    // once before, so that both find the files in memory
    exportTo(node, data, join(folder, 'warm'))
    const written = exportTo(node, data, copy)
    const plain = time(() => execFileSync('cp', ['-r', copy, join(folder, 'plain')]))
    const zip = exportTo(node, data, join(folder, 'copy.zip'))
    const again = exportTo(node, data, copy)
    console.log(`cp -r            ${plain.toFixed(1)} s`)
    for (const [name, { seconds, megabytes }] of Object.entries({ folder: written, zip, again }))
      console.log(
        `${name.padEnd(16)} ${seconds.toFixed(1)} s, ratio ${(seconds / plain).toFixed(2)}, ${megabytes} MB`,
      )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

function ts(node, script, ...args) {
  const { status } = spawnSync(node, ['--disable-warning=ExperimentalWarning', inProject(script), ...args], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Stop(`${script} failed.`)
}

/** The highest resident memory of the process, as the system counts it. */
function exportTo(node, dataDir, to) {
  const report = ['--import', inProject('scripts/support/reportMemory.mjs')]
  const args = ['--disable-warning=ExperimentalWarning', ...report, inProject('server/export/main.ts'), to]
  let megabytes = 0
  const seconds = time(() => {
    const { status, stdout, stderr } = spawnSync(node, args, { env: { ...process.env, DATA_DIR: dataDir } })
    if (status !== 0) throw new Stop(String(stderr))
    megabytes = Number(/peak (\d+) MB/.exec(String(stdout))?.[1])
  })
  return { seconds, megabytes }
}

function time(work) {
  const since = performance.now()
  work()
  return (performance.now() - since) / 1_000
}
