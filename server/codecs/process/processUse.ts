import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
/** Linux reports processor time in ticks of this length, regardless of the kernel's own timer. */
const TICK_MS = 10

/**
 * Reads how many bytes of memory a process and its children hold, without the files and libraries they share. Returns 0
 * on systems without /proc (macOS), where only deadlines limit a decoding process.
 */
export function readMemory(pid: number): number {
  try {
    const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean)
    const childBytes = children.reduce((sum, child) => sum + readMemory(Number(child)), 0)
    return (resident - shared) * PAGE_BYTES + childBytes
  } catch {
    return 0
  }
}

/** Reads the processor time of all threads of a process, in milliseconds; 0 without /proc. */
export const readProcessMs = (pid: number) => readUsedMs(`/proc/${pid}/stat`)

/** Reads the processor time of a process's first thread, which runs JavaScript, in milliseconds; 0 without /proc. */
export const readMainThreadMs = (pid: number) => readUsedMs(`/proc/${pid}/task/${pid}/stat`)

function readUsedMs(statFile: string): number {
  try {
    const [user = 0, system = 0] = readProcessorTimes(statFile)
    return user + system
  } catch {
    return 0
  }
}

/**
 * Reads four processor times in milliseconds: user and system time of a thread or process, then user and system time of
 * its children that have ended. See proc_pid_stat(5).
 */
export function readProcessorTimes(statFile: string): number[] {
  const stat = readFileSync(statFile, 'latin1')
  // the second field is a name in parentheses and may contain spaces; the times are the fields 14 to 17
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).map((ticks) => Number(ticks) * TICK_MS)
}
