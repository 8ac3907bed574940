import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { dropUselessNode } from './node24.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'
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
  refuseLinked()
  console.log('Installing what is missing…')
  if ((await npm(['ci', ...(withTools ? [] : ['--omit=dev'])])) !== 0) {
    throw new Stop('npm could not install what is missing; see its output above.')
  }
  dropUselessNode()
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

function refuseLinked() {
  const folder = inProject('node_modules')
  if (existsSync(folder) && lstatSync(folder).isSymbolicLink()) {
    throw new Stop(
      'node_modules is a link to another folder and out of date; please install where it points.',
    )
  }
}

/** By the npm and the Node that run us, which may not lie in the node_modules that npm is about to replace. */
function npm(args) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  const options = { stdio: ['ignore', 'ignore', 'inherit'] }
  if (cli && node && !node.startsWith(inProject('node_modules')))
    return run(node, [cli, ...args, ...quiet], options)
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', [...args, ...quiet], options)
}
