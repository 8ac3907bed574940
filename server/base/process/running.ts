import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type RunningServer, runningServer } from '../../../contract/runningServer.ts'
import { isFull } from '../errors/databaseErrors.ts'
import { parseJson } from '../parseJson.ts'
import { isLocked, RUNNING_FILE } from './lock.ts'
import { versionFolder } from './projectFolder.ts'
import { version } from './version.ts'

export const describeThisServer = (address: string | null): RunningServer => ({
  pid: process.pid,
  address,
  version,
  folder: versionFolder,
  since: new Date(performance.timeOrigin).toISOString(),
})

/** The caller must hold the lock. Readers see either the whole file or no file. */
export function writeRunningServer(dataDir: string, server: RunningServer) {
  const partPath = `${findRunningFile(dataDir)}.part`
  try {
    writeFileSync(partPath, `${JSON.stringify(server)}\n`, { mode: 0o600 })
    renameSync(partPath, findRunningFile(dataDir))
  } catch (error) {
    rmSync(partPath, { force: true })
    // a full disk must not keep the server from starting; without this file, an update asks a person to restart the server
    if (!isFull(error)) throw error
  }
}

/** The caller must still hold the lock. */
export const removeRunningServer = (dataDir: string) => rmSync(findRunningFile(dataDir), { force: true })

/**
 * Reads the file that describes the running server; null if no server is running. The file of a killed server is ignored, because
 * the lock is free. Therefore a process that now has the killed server's pid is never mistaken for the server.
 */
export const readRunningServer = (dataDir: string) => (isLocked(dataDir) ? readLastServer(dataDir) : null)

/**
 * Reads the file that describes the most recent server, even if that server is no longer running. Used while a server restarts as
 * another version, because the lock is free for a moment. The pid may belong to another process by now.
 */
export function readLastServer(dataDir: string): RunningServer | null {
  try {
    return runningServer.safeParse(parseJson(readFileSync(findRunningFile(dataDir), 'utf8'))).data ?? null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const findRunningFile = (dataDir: string) => path.join(dataDir, RUNNING_FILE)
