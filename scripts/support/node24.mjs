import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { inProject } from './project.mjs'
import { Stop } from './stop.mjs'

const needed = 24
const own = Number(process.versions.node.split('.')[0])
const packaged = inProject(`node_modules/node-linux-${process.arch}/bin/node`)

/** The path of a Node that runs the server's TypeScript: our own when it is new enough, else the one from npm. */
export function findNode() {
  if (own >= needed) return process.execPath
  if (runs(packaged)) return packaged
  throw new Stop(
    `The memorial runs on Node ${needed} or later; this is Node ${process.versions.node}, and npm has no newer one for this machine. Please install Node ${needed} and start again.`,
  )
}

/** npm scripts find the packaged Node first; where it cannot run (musl), it would stand in the way of a good one. */
export function dropUselessNode() {
  if (existsSync(packaged) && !runs(packaged)) rmSync(inProject('node_modules/.bin/node'), { force: true })
}

const runs = (file) => existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0
