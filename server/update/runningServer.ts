import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'

export interface RunningServer {
  pid: number
  /** its program and arguments */
  command: string
}

/** The process that holds the lock of a data folder, as Linux tells it to its owner; null when there is none, or is not told. */
export function runningServer(dataDir: string): RunningServer | null {
  const held = (pid: string) => {
    const lock = path.join(realpathSync(dataDir), 'lock.db')
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === lock)
  }
  const pids = attempt(() => readdirSync('/proc').filter((name) => /^\d+$/.test(name))) ?? []
  const pid = pids.find((one) => Number(one) !== process.pid && attempt(() => held(one)))
  const command = pid && attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '))
  return pid && command ? { pid: Number(pid), command } : null
}

/** Processes end while they are looked at, and those of others tell nothing. */
function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
