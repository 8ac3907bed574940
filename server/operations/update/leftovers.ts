import { chownSync, lstatSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readRunningServer } from '../../base/process/running.ts'
import { removePartialFiles, versionsFolder } from './versions.ts'
import { sendSignal } from './programs.ts'
import { asRoot, ownerOptions } from '../../base/owner.ts'
import { removeTree } from '../../base/removeFiles.ts'

const WAIT_LIMIT_MS = 10_000
const CHECK_INTERVAL_MS = 50

/** The prefixes of the temporary folders that an update makes in versions/. */
const UNFINISHED_PREFIX = 'unfinished-'
const TRIAL_PREFIX = 'trial-'

export const makeUnfinishedFolder = () => mkdtempSync(path.join(versionsFolder, UNFINISHED_PREFIX))

/** Makes a data folder in versions/ for a trial. It belongs to the owner of the memorial's data, who runs the trial. */
export function makeTrialFolder(): string {
  using _ = asRoot()
  const folder = mkdtempSync(path.join(versionsFolder, TRIAL_PREFIX))
  const { uid, gid } = ownerOptions()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/** Removes a trial's data folder. What is in it belongs to the owner, so root deletes only the empty folder. */
export async function removeTrialFolder(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) await removeTree(path.join(folder, name))
  using _ = asRoot()
  rmdirSync(folder)
}

/**
 * Removes the temporary folders of killed commands, and a link that was never put in place. The caller holds the lock of versions/,
 * so no running command owns them.
 */
export async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(versionsFolder)) {
    const file = path.join(versionsFolder, name)
    if (name.startsWith(TRIAL_PREFIX) && !belongsToRoot(file)) {
      await endTrial(file)
      await removeTrialFolder(file)
    } else if ([TRIAL_PREFIX, UNFINISHED_PREFIX].some((prefix) => name.startsWith(prefix))) {
      using _ = asRoot()
      await removeTree(file)
    }
  }
  removePartialFiles()
}

/** Whether a folder is root's, although this process is not root's now: nobody else can have put anything there. */
const belongsToRoot = (folder: string) => lstatSync(folder).uid === 0 && process.geteuid?.() !== 0

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
