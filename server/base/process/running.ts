import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type RunningServer, runningServer } from '../../../contract/runningServer.ts'
import { isFull } from '../errors/databaseErrors.ts'
import { parseJson } from '../parseJson.ts'
import { isLocked, RUNNING } from './lock.ts'
import { presentFolder } from './projectFolder.ts'
import { version } from './version.ts'

/** This process as the server of a data folder. */
export const thisServer = (address: string | null): RunningServer => ({
  pid: process.pid,
  address,
  version,
  folder: presentFolder,
  since: new Date(performance.timeOrigin).toISOString(),
})

/** Says who serves a data folder, whose lock this process holds. Readers find the file whole or not at all. */
export function writeRunning(dataDir: string, server: RunningServer) {
  const part = `${fileIn(dataDir)}.part`
  try {
    writeFileSync(part, `${JSON.stringify(server)}\n`, { mode: 0o600 })
    renameSync(part, fileIn(dataDir))
  } catch (error) {
    rmSync(part, { force: true })
    // a full disk ends no start: an update then asks a person to restart the server
    if (!isFull(error)) throw error
  }
}

/** Before the lock is released. */
export const removeRunning = (dataDir: string) => rmSync(fileIn(dataDir), { force: true })

/**
 * The server of a data folder; null when there is none. The file of a killed server counts for nothing: nobody holds its lock, or
 * another process does, and whoever takes the lock removes the file. So a process that has its pid by now is never taken for it.
 */
export const readRunning = (dataDir: string) => (isLocked(dataDir) ? readLastServer(dataDir) : null)

/**
 * The server that the file names, whether or not it still runs: one that starts again as another version has no lock for a moment.
 * Its pid may be another process's by now.
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
