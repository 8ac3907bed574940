import { statfsSync } from 'node:fs'

/** Linux keeps files here in memory. In a container, there may be room for a few megabytes only. */
const MEMORY_FOLDER = '/dev/shm'
const MIN_BYTES = 4 * 1024 ** 3

/**
 * Finds the folder for the temporary files of tests, as a variable of their environment: in memory if it has room, because waiting for a
 * disk takes a quarter of their time. The tests that kill programs use the disk.
 */
export function findTemporaryFolder(folder = MEMORY_FOLDER, minBytes = MIN_BYTES) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < minBytes ? {} : { TMPDIR: folder }
  } catch {
    return {}
  }
}
