import { spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { buildFolder, inProject } from './project.mjs'
import { Stop } from './stop.mjs'

const HOUR_MS = 3_600_000

/**
 * Makes a new folder next to the folder `name`, and lets `work` fill the new folder. In its last step, `work` puts the new
 * folder in place of the old one. If `work` fails or is killed before this step, the old folder is unchanged. A failure throws
 * a Stop with a one-line message.
 */
export async function buildNewFolder(name, work) {
  const folder = inProject(`${name}-${Date.now().toString(36)}-${process.pid}`)
  try {
    mkdirSync(folder)
    clearLeftovers()
    await work(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    if (error instanceof Stop) throw error
    const advice = error.code === 'EACCES' ? ': the owner of this folder can, with `npm run build`' : ''
    throw new Stop(`No new version can be put next to the current one (${error.message})${advice}.`)
  }
}

/**
 * Removes former builds and leftovers of killed processes, except recent folders and folders from which a process is running.
 */
function clearLeftovers() {
  const { status, stdout } = spawnSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8', maxBuffer: Infinity })
  if (status !== 0) return
  for (const name of readdirSync(inProject())) {
    if (!/^(dist|node_modules)-/.test(name) || name === basename(buildFolder())) continue
    const isRecent = Date.now() - lstatSync(inProject(name)).mtimeMs < HOUR_MS
    if (!isRecent && !stdout.includes(`/${name}/`)) rmSync(inProject(name), { recursive: true, force: true })
  }
}
