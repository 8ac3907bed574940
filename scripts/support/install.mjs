import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeBeside } from './beside.mjs'
import { needed } from './linkPackages.mjs'
import { dropUselessNode, findNode } from './node24.mjs'
import { inProject } from './project.mjs'
import { Stop } from './stop.mjs'

/**
 * Brings node_modules to what package-lock.json says, and does nothing when it is there already. Without `tools` a
 * first install leaves out what only developing needs; tools that are installed stay.
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

/** npm writes node_modules/.package-lock.json as the last step: after an install that was cut off there is none. */
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

/** By the npm and the Node that run us; a registry that is away is given up after a few seconds. */
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

/** npm passes over optional packages that it could not fetch, and machine code is in packages of that kind. */
function expectUsable(node) {
  const code = [...needed, 'vite'].map((name) => `await import('${name}')`).join('\n')
  const args = ['--input-type=module', '--eval', code]
  if (spawnSync(node, args, { cwd: inProject(), stdio: 'ignore' }).status !== 0)
    throw new Stop('npm has left out packages that are needed here; please try again.')
}
