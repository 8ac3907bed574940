import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
/** Linux counts processor time in ticks of this length, whatever its kernel's own are. */
const TICK_MS = 10

/**
 * Bytes of memory that a process and its children hold for themselves, without files and libraries they share. 0 where
 * the system has no /proc (macOS): there only deadlines bound a decoding process.
 */
export function memoryOf(pid: number): number {
  try {
    const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean)
    const below = children.reduce((sum, child) => sum + memoryOf(Number(child)), 0)
    return (resident - shared) * PAGE_BYTES + below
  } catch {
    return 0
  }
}

/**
 * Processor time that the first thread of a process has taken, in milliseconds: JavaScript runs there, libraries' threads
 * and ffmpeg do not count. 0 without /proc, as above. Fields: proc_pid_stat(5).
 */
export function mainThreadMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'latin1')
    // the second field is a name in brackets, which may hold spaces; the 14th and 15th are user and system time
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return 0
  }
}
