import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { versionsFolder } from './places.ts'
import { attempt, folderOf, processes, renewed, signal } from './processes.ts'

const WAIT_LIMIT_MS = 10_000
const LOOK_EVERY_MS = 50

/** A name for what an update makes in versions/ and removes before it ends. */
export const UNFINISHED = 'unfinished-'
export const TRIAL = 'trial-'

/** Removes what updates that were killed have left: while versions are locked, it is nobody's. */
export async function removeLeftovers(): Promise<void> {
  const names = readdirSync(versionsFolder).filter(
    (name) => name.startsWith(TRIAL) || name.startsWith(UNFINISHED),
  )
  for (const name of names) {
    await endTrial(path.join(versionsFolder, name))
    rmSync(path.join(versionsFolder, name), { recursive: true, force: true })
  }
}

/** Ends the server of a trial, and what else of a version runs on its copy of the data. */
async function endTrial(dataDir: string) {
  const left = processes().filter(
    (one) => folderOf(one) && environmentOf(one.pid).includes(`DATA_DIR=${dataDir}`),
  )
  for (const one of left) signal(one, 'SIGKILL')
  for (let waited = 0; waited < WAIT_LIMIT_MS && left.some(renewed); waited += LOOK_EVERY_MS)
    await setTimeout(LOOK_EVERY_MS)
}

const environmentOf = (pid: number) =>
  attempt(() => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')) ?? []
