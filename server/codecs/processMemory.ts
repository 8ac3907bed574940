import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096

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
