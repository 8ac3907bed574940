import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, inProject } from './project.mjs'
import { Stop } from './stop.mjs'

const NEEDED = 24

/**
 * Finds a Node that runs the server's TypeScript: the machine's own when it is new enough, otherwise the one from npm in one of
 * these folders. npm puts the latter first in its scripts' PATH, so that the machine's own is the one that runs npm itself.
 */
export function findNode(folders = [inProject('node_modules')]) {
  const own = [process.env.npm_node_execpath, process.execPath].filter(
    (file) => file && !file.startsWith(inProject('node_modules')),
  )
  const found = [...own, ...folders.map(packagedIn)].find((file) => majorOf(file) >= NEEDED)
  if (found) return found
  throw new Stop(
    `The memorial runs on Node ${NEEDED} or later; this is Node ${process.versions.node}, and npm has no newer one for this machine. Please install Node ${NEEDED} and start again.`,
  )
}

/** Finds a Node for the build: a packaged one is the build's own copy, which stays when node_modules changes. */
export const nodeOfBuild = () => findNode([join(buildFolder(), 'node_modules'), inProject('node_modules')])

/** Removes a packaged Node that cannot run here (musl): it would hide a working one in the PATH of npm's scripts. */
export function dropUselessNode(folder) {
  if (existsSync(packagedIn(folder)) && majorOf(packagedIn(folder)) === 0)
    rmSync(join(folder, '.bin/node'), { force: true })
}

const packagedIn = (folder) => join(folder, `node-linux-${process.arch}/bin/node`)

/** Reads the major version of a Node; 0 for a file that is missing or does not run here. */
function majorOf(file) {
  if (file === process.execPath) return Number.parseInt(process.versions.node)
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return Number.parseInt(stdout?.slice(1)) || 0
}
