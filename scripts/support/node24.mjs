import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { inProject } from './project.mjs'
import { Stop } from './stop.mjs'

const NEEDED = 24
const packaged = inProject(`node_modules/node-linux-${process.arch}/bin/node`)

/**
 * The path of a Node that runs the server's TypeScript: the machine's own when it is new enough, else the one from npm.
 * npm puts the latter first in its scripts' PATH, so the machine's own is the one that runs npm itself.
 */
export function findNode() {
  const found = [process.env.npm_node_execpath, process.execPath, packaged].find(
    (file) => file && majorOf(file) >= NEEDED,
  )
  if (found) return found
  throw new Stop(
    `The memorial runs on Node ${NEEDED} or later; this is Node ${process.versions.node}, and npm has no newer one for this machine. Please install Node ${NEEDED} and start again.`,
  )
}

/** Where the packaged Node cannot run (musl), it would stand in the way of a good one in the PATH of npm's scripts. */
export function dropUselessNode() {
  if (existsSync(packaged) && majorOf(packaged) === 0)
    rmSync(inProject('node_modules/.bin/node'), { force: true })
}

/** The major version; 0 for a file that is missing or does not run here. */
function majorOf(file) {
  if (file === process.execPath) return Number.parseInt(process.versions.node)
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return Number.parseInt(stdout?.slice(1)) || 0
}
