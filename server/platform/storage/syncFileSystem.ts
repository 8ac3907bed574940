import { execFile } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { release } from 'node:os'
import { promisify } from 'node:util'

/** The numbers by which statfs calls ext4, XFS and Btrfs: they answer when all has reached the disk, and not before. */
const RELIABLE = [0xef53, 0x58465342, 0x9123683e]

/** Linux says only once what could not be written: from then on files have to be asked one by one. */
let hasFailed = false

/**
 * Syncs everything on the file system of a path at once: for thousands of files a twentieth of the time that it takes one by
 * one. False where that cannot be done, or where the answer would not mean that all of it is on the disk.
 */
export async function syncFileSystem(path: string): Promise<boolean> {
  if (hasFailed || !reportsFailures()) return false
  try {
    if (!RELIABLE.includes((await statfs(path)).type)) return false
    await promisify(execFile)('sync', ['-f', path])
    return true
  } catch (error) {
    hasFailed ||= (error as NodeJS.ErrnoException).code !== 'ENOENT'
    return false
  }
}

/** Before 5.8, Linux does not report what could not be written to whoever syncs a file system. */
function reportsFailures() {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
}
