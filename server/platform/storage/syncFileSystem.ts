import { execFile } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { release } from 'node:os'
import { promisify } from 'node:util'

/**
 * The numbers by which statfs identifies ext4, XFS and Btrfs. When these file systems report that a sync is done, everything is
 * on the disk.
 */
const RELIABLE_TYPES = [0xef53, 0x58465342, 0x9123683e]

/**
 * Whether a sync has failed. From then on, each file must be synced by itself, because Linux reports a failed write only once.
 */
let hasFailed = false

/**
 * Syncs the whole file system that contains a path. This takes a twentieth of the time that syncing thousands of files one by one
 * would take. Returns false if it is impossible, or if success would not mean that everything is on the disk.
 */
export async function syncFileSystem(path: string): Promise<boolean> {
  if (hasFailed || !reportsFailures()) return false
  try {
    if (!RELIABLE_TYPES.includes((await statfs(path)).type)) return false
    await promisify(execFile)('sync', ['-f', path])
    return true
  } catch (error) {
    hasFailed ||= (error as NodeJS.ErrnoException).code !== 'ENOENT'
    return false
  }
}

/** Whether syncing a file system reports failed writes. Linux has done this since version 5.8. */
function reportsFailures() {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
}
