import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { attempt, type Process, processes, scriptOf } from './processes.ts'

/**
 * The server of a data folder: it runs a version of this project and holds the folder's lock. What only has the lock's file open,
 * such as a backup program, is none. Null when there is no server, or Linux does not tell this user about it.
 */
export const runningServer = (dataDir: string): Process | null =>
  processes().find((one) => scriptOf(one)?.endsWith('/server/main.js') && holdsLock(one, dataDir)) ?? null

function holdsLock({ pid }: Process, dataDir: string): boolean {
  const isHeld = attempt(() => {
    const lock = path.join(realpathSync(dataDir), 'lock.db')
    return readdirSync(`/proc/${pid}/fd`).some(
      (fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === lock && hasLock(pid, fd),
    )
  })
  return isHeld ?? false
}

/** The kernel lists with an open file the locks that its process has on it. */
const hasLock = (pid: number, fd: string) =>
  /^lock:.* WRITE /m.test(readFileSync(`/proc/${pid}/fdinfo/${fd}`, 'utf8'))
