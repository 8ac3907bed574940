import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
/**
 * The length in milliseconds of the ticks in which Linux reports processor time. It does not depend on the kernel's own timer.
 */
const TICK_MS = 10

/**
 * Reads how many bytes of memory a process and its children hold. Does not count files and libraries that processes share.
 * Returns 0 on systems without /proc, such as macOS, where only deadlines limit a decoding process.
 */
export function readMemory(pid: number): number {
  try {
    const [, residentPages = 0, sharedPages = 0] = readFileSync(`/proc/${pid}/statm`, 'latin1')
      .split(' ')
      .map(Number)
    const childIds = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean)
    const childBytes = childIds.reduce((sum, child) => sum + readMemory(Number(child)), 0)
    return (residentPages - sharedPages) * PAGE_BYTES + childBytes
  } catch {
    return 0
  }
}

/** Reads the processor time of all threads of a process, in milliseconds. Returns 0 without /proc. */
export const readProcessMs = (pid: number) => readUsedMs(`/proc/${pid}/stat`)

/**
 * Reads the processor time of a process's first thread, in milliseconds. The first thread runs JavaScript. Returns 0 without
 * /proc.
 */
export const readMainThreadMs = (pid: number) => readUsedMs(`/proc/${pid}/task/${pid}/stat`)

function readUsedMs(statFile: string): number {
  try {
    const [userMs = 0, systemMs = 0] = readProcessorTimes(statFile)
    return userMs + systemMs
  } catch {
    return 0
  }
}

/**
 * Reads four processor times in milliseconds: the user time and the system time of a thread or process, then the same two times
 * of its children that have ended. See proc_pid_stat(5).
 */
export function readProcessorTimes(statFile: string): number[] {
  const stat = readFileSync(statFile, 'latin1')
  // the second field is a name in parentheses and may contain spaces; the times are fields 14 to 17, counted from 1
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).map((ticks) => Number(ticks) * TICK_MS)
}
