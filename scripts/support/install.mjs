import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeBeside } from './beside.mjs'
import { needed } from './linkPackages.mjs'
import { dropUselessNode, findNode } from './node24.mjs'
import { inProject } from './project.mjs'
import { Stop } from './stop.mjs'

/**
 * Brings node_modules to the state of package-lock.json, if it differs. Without `tools`, a first install leaves out packages
 * that only development needs; installed ones stay.
 */
export async function install({ tools = false } = {}) {
  const installed = packagesOf('node_modules/.package-lock.json')
  const withTools = tools || Object.values(installed).some((one) => one.dev)
  const wanted = Object.entries(packagesOf('package-lock.json'))
  const missing = wanted.filter(
    ([place, one]) => isNeeded(place, one, withTools) && !isThere(one, installed[place]),
  )
  if (missing.length === 0) return
  console.log('Installing what is missing…')
  await makeBeside('node_modules', (folder) => {
    for (const file of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(inProject(file), join(folder, file))
    npmCi(folder, withTools ? [] : ['--omit=dev'])
    const modules = join(folder, 'node_modules')
    dropUselessNode(modules)
    const [present, former] = [inProject('node_modules'), join(folder, 'former')]
    if (existsSync(present)) renameSync(present, former)
    renameSync(modules, present)
    try {
      expectUsable(findNode())
    } catch (error) {
      renameSync(present, modules)
      if (existsSync(former)) renameSync(former, present)
      throw error
    }
    rmSync(folder, { recursive: true })
  })
}

/** Reads the packages of a lockfile. npm writes node_modules/.package-lock.json last, so that an interrupted install has none. */
function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(inProject(lockfile), 'utf8')).packages
  } catch {
    return {}
  }
}

const isNeeded = (place, one, withTools) =>
  place !== '' && !one.optional && !one.devOptional && (withTools || !one.dev)
const isThere = (one, installed) =>
  installed?.version === one.version && installed.integrity === one.integrity

/** Runs `npm ci` with the npm and Node that run this script. Gives up after a few seconds when the registry does not answer. */
export function npmCi(folder, args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  const [npm, ...before] = cli && node ? [node, cli] : ['npm']
  const waits = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000', '--fetch-timeout=60000']
  const all = [...before, 'ci', `--prefix=${folder}`, ...args, ...waits, '--json', '--no-audit', '--no-fund']
  const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: Infinity }
  const { status, stdout, error } = spawnSync(npm, all, options)
  if (status !== 0)
    throw new Stop(`npm could not install what is missing: ${error?.message ?? reasonIn(stdout)}.`)
}

function reasonIn(output) {
  try {
    const { code, summary } = JSON.parse(output).error
    return summary.split('\n')[0].replace(/\.$/, '') || code
  } catch {
    return 'try `npm ci` in a copy of this folder to see why'
  }
}

/** Throws when a needed package cannot be loaded: npm skips optional packages that it cannot fetch, and some contain machine code. */
function expectUsable(node) {
  const code = [...needed, 'vite'].map((name) => `await import('${name}')`).join('\n')
  const args = ['--input-type=module', '--eval', code]
  if (spawnSync(node, args, { cwd: inProject(), stdio: 'ignore' }).status !== 0)
    throw new Stop('npm has left out packages that are needed here; please try again.')
}
