import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, inProject } from './project.mjs'
import { Stop } from './stop.mjs'

const NEEDED = 24

/**
 * The path of a Node that runs the server's TypeScript: the machine's own when it is new enough, else the one from npm in
 * one of these folders. npm puts the latter first in its scripts' PATH, so the machine's own is the one that runs npm itself.
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

/** The same for what was built: a packaged one is the build's own, which stays when another node_modules is installed. */
export const nodeOfBuild = () => findNode([join(buildFolder(), 'node_modules'), inProject('node_modules')])

/** Where the packaged Node cannot run (musl), it would stand in the way of a good one in the PATH of npm's scripts. */
export function dropUselessNode(folder) {
  if (existsSync(packagedIn(folder)) && majorOf(packagedIn(folder)) === 0)
    rmSync(join(folder, '.bin/node'), { force: true })
}

const packagedIn = (folder) => join(folder, `node-linux-${process.arch}/bin/node`)

/** The major version; 0 for a file that is missing or does not run here. */
function majorOf(file) {
  if (file === process.execPath) return Number.parseInt(process.versions.node)
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return Number.parseInt(stdout?.slice(1)) || 0
}
