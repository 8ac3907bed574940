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

/** Processor time that a process has taken in all its threads, in milliseconds; 0 without /proc, as above. */
export const processMs = (pid: number) => usedMs(`/proc/${pid}/stat`)

/** The same of its first thread: JavaScript runs there, libraries' threads do not count. */
export const mainThreadMs = (pid: number) => usedMs(`/proc/${pid}/task/${pid}/stat`)

function usedMs(statFile: string): number {
  try {
    const [user = 0, system = 0] = processorTimesIn(statFile)
    return user + system
  } catch {
    return 0
  }
}

/**
 * Processor times in milliseconds: of a thread or process in its own code and in the system, then those of its children
 * that have ended. Source: proc_pid_stat(5).
 */
export function processorTimesIn(statFile: string): number[] {
  const stat = readFileSync(statFile, 'latin1')
  // the second field is a name in brackets, which may hold spaces; the times are the 14th to the 17th
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).map((ticks) => Number(ticks) * TICK_MS)
}
