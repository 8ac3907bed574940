/**
 * `npm run mutants -- server/outputs/book` makes one change after another to the code of a file or folder, and lists the
 * changes that the tests of pure code (code without disk, network or other processes) do not notice. The exit code is 1 if more
 * than a fifth of the changes are not noticed.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, npmCi } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject, programArguments } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command, Stop } from './support/stop.mjs'

const SCRIPTS_FOLDER = 'scripts/mutants'
/**
 * The folder for the packages of Stryker, which makes the changes. It is a separate folder, because there are many packages,
 * and few people need them.
 */
const PACKAGES_FOLDER = 'node_modules/.cache/mutants'

await command(async () => {
  const [source, ...others] = process.argv.slice(2)
  if (!source || others.length > 0 || !existsSync(inProject(source)))
    throw new Stop('Please name one file or folder: npm run mutants -- server/outputs/book')
  await install({ tools: true })
  installStryker()
  handOver(findNode(), [
    ...programArguments(`${SCRIPTS_FOLDER}/run.mjs`),
    source.replace(/\/$/, ''),
    inProject(PACKAGES_FOLDER),
  ])
})

function installStryker() {
  const folder = inProject(PACKAGES_FOLDER)
  const readLockfile = (parent) => readFileSync(join(parent, 'package-lock.json'), 'utf8')
  if (
    existsSync(join(folder, 'node_modules/.package-lock.json')) &&
    readLockfile(folder) === readLockfile(inProject(SCRIPTS_FOLDER))
  )
    return
  console.log('Installing Stryker…')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(inProject(`${SCRIPTS_FOLDER}/${file}`), join(folder, file))
  npmCi(folder, [])
}
