import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type RunningServer, runningServer } from '../../../contract/runningServer.ts'
import { isFull } from '../errors/databaseErrors.ts'
import { parseJson } from '../parseJson.ts'
import { isLocked, RUNNING } from './lock.ts'
import { versionFolder } from './projectFolder.ts'
import { version } from './version.ts'

/** Describes this process as the server of a data folder. */
export const describeThisServer = (address: string | null): RunningServer => ({
  pid: process.pid,
  address,
  version,
  folder: versionFolder,
  since: new Date(performance.timeOrigin).toISOString(),
})

/** Records who serves a data folder whose lock this process holds. Readers see the whole file or none. */
export function writeRunning(dataDir: string, server: RunningServer) {
  const part = `${fileIn(dataDir)}.part`
  try {
    writeFileSync(part, `${JSON.stringify(server)}\n`, { mode: 0o600 })
    renameSync(part, fileIn(dataDir))
  } catch (error) {
    rmSync(part, { force: true })
    // a full disk must not stop a start: an update then asks a person to restart the server
    if (!isFull(error)) throw error
  }
}

/** Call it before the lock is released. */
export const removeRunning = (dataDir: string) => rmSync(fileIn(dataDir), { force: true })

/**
 * Reads the server of a data folder; null when none runs. A killed server's file is ignored, because its lock is free; the next
 * process that takes the lock removes the file. A reused pid is therefore never mistaken for the server.
 */
export const readRunning = (dataDir: string) => (isLocked(dataDir) ? readLastServer(dataDir) : null)

/**
 * Reads the server that the file names, whether it still runs or not: a server that restarts as another version has no lock for a
 * moment. Its pid may belong to another process by now.
 */
export function readLastServer(dataDir: string): RunningServer | null {
  try {
    return runningServer.safeParse(parseJson(readFileSync(fileIn(dataDir), 'utf8'))).data ?? null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const fileIn = (dataDir: string) => path.join(dataDir, RUNNING)
