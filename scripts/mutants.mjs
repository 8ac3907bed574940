/**
 * `npm run mutants -- server/book`: changes a file or folder in one place after the other, and lists the changes that no test
 * of pure code notices. Exit code 1 when these are a fifth or more.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, npmCi } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject, programOf } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command, Stop } from './support/stop.mjs'

const OWN = 'scripts/mutants'
/** A separate folder: these packages are many, and few people need them. */
const PACKAGES = 'node_modules/.cache/mutants'

await command(async () => {
  const [source, ...others] = process.argv.slice(2)
  if (!source || others.length > 0 || !existsSync(inProject(source)))
    throw new Stop('Please name one file or folder: npm run mutants -- server/book')
  await install({ tools: true })
  installStryker()
  handOver(findNode(), [...programOf(`${OWN}/run.mjs`), source.replace(/\/$/, ''), inProject(PACKAGES)])
})

function installStryker() {
  const folder = inProject(PACKAGES)
  const lockfile = (place) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  if (
    existsSync(join(folder, 'node_modules/.package-lock.json')) &&
    lockfile(folder) === lockfile(inProject(OWN))
  )
    return
  console.log('Installing Stryker…')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(inProject(`${OWN}/${file}`), join(folder, file))
  npmCi(folder, [])
}
