import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readRunningServer } from '../../base/process/running.ts'
import { versionsFolder } from './versions.ts'
import { sendSignal } from './programs.ts'

const WAIT_LIMIT_MS = 10_000
const CHECK_INTERVAL_MS = 50

/** The prefixes of the temporary folders that an update makes in versions/. */
export const UNFINISHED_PREFIX = 'unfinished-'
export const TRIAL_PREFIX = 'trial-'

/** Removes the temporary folders of killed updates. The caller holds the lock of versions/, so no running update owns them. */
export async function removeLeftovers(): Promise<void> {
  const names = readdirSync(versionsFolder).filter(
    (name) => name.startsWith(TRIAL_PREFIX) || name.startsWith(UNFINISHED_PREFIX),
  )
  for (const name of names) {
    await endTrial(path.join(versionsFolder, name))
    rmSync(path.join(versionsFolder, name), { recursive: true, force: true })
  }
}

/** Kills the server that runs in a trial's data folder, if there is one, and waits until it has ended. */
async function endTrial(dataDir: string) {
  const server = readRunningServer(dataDir)
  if (server) sendSignal(server.pid, 'SIGKILL')
  for (
    let waitedMs = 0;
    waitedMs < WAIT_LIMIT_MS && readRunningServer(dataDir);
    waitedMs += CHECK_INTERVAL_MS
  )
    await setTimeout(CHECK_INTERVAL_MS)
}
