import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildNewFolder } from './buildNewFolder.mjs'
import { requiredPackages } from './linkPackages.mjs'
import { dropUselessNode, findNode } from './node24.mjs'
import { inProject } from './project.mjs'
import { Stop } from './stop.mjs'

/**
 * Installs packages if node_modules differs from package-lock.json. Without `tools`, a first installation leaves out the packages
 * that only development needs. If such packages are already installed, they stay.
 */
export async function install({ tools = false } = {}) {
  const installed = readLockedPackages('node_modules/.package-lock.json')
  const withTools = tools || Object.values(installed).some((entry) => entry.dev)
  const wanted = Object.entries(readLockedPackages('package-lock.json'))
  const missing = wanted.filter(
    ([path, entry]) => isNeeded(path, entry, withTools) && !isInstalled(entry, installed[path]),
  )
  if (missing.length === 0) return
  console.log('Installing what is missing…')
  await buildNewFolder('node_modules', (folder) => {
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

/**
 * Reads the packages in a lockfile. Returns an empty object if there is no such file. npm writes
 * node_modules/.package-lock.json last, so this file is missing after an interrupted installation.
 */
function readLockedPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(inProject(lockfile), 'utf8')).packages
  } catch {
    return {}
  }
}

const isNeeded = (path, entry, withTools) =>
  path !== '' && !entry.optional && !entry.devOptional && (withTools || !entry.dev)
const isInstalled = (entry, installed) =>
  installed?.version === entry.version && installed.integrity === entry.integrity

/** Runs `npm ci` with the npm and Node that run this script. Gives up after a few seconds if the registry cannot be reached. */
export function npmCi(folder, args) {
  const { npm_execpath: npmPath, npm_node_execpath: node } = process.env
  const [npm, ...npmArgs] = npmPath && node ? [node, npmPath] : ['npm']
  const timeoutFlags = [
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
    '--fetch-timeout=60000',
  ]
  const flags = [`--prefix=${folder}`, ...args, ...timeoutFlags, '--json', '--no-audit', '--no-fund']
  const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: Infinity }
  const { status, stdout, error } = spawnSync(npm, [...npmArgs, 'ci', ...flags], options)
  if (status !== 0)
    throw new Stop(`npm could not install what is missing: ${error?.message ?? readReason(stdout)}.`)
}

function readReason(output) {
  try {
    const { code, summary } = JSON.parse(output).error
    return summary.split('\n')[0].replace(/\.$/, '') || code
  } catch {
    return 'try `npm ci` in a copy of this folder to see why'
  }
}

/**
 * Throws if Node cannot load a required package. npm silently skips an optional package that it cannot fetch, such as native
 * code.
 */
function expectUsable(node) {
  const code = [...requiredPackages, 'vite'].map((name) => `await import('${name}')`).join('\n')
  const args = ['--input-type=module', '--eval', code]
  if (spawnSync(node, args, { cwd: inProject(), stdio: 'ignore' }).status !== 0)
    throw new Stop('npm has left out packages that are needed here; please try again.')
}
