import { statfs } from 'node:fs/promises'
import { isFull } from './databaseErrors.ts'
import { fail } from './fail.ts'

/** If the disk has fewer free bytes than this, there may be no room to finish a file that is being written. */
const EXHAUSTED_BYTES = 32 * 1024 * 1024

/** Whether the disk of a folder has no room for another picture. */
export async function isDiskExhausted(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < EXHAUSTED_BYTES
}

/**
 * Returns the error to throw after a program or library that is not ours has failed to write into `folder`. Such code often hides
 * that the disk is full: it calls a picture that it has cut off itself broken, or only says that it has failed. So if the disk has
 * no room now, that is the error.
 */
export async function blameFullDisk(reason: unknown, folder: string): Promise<unknown> {
  const isDiskFull = isFull(reason) || (await isDiskExhausted(folder).catch(() => false))
  return isDiskFull ? fail('disk_full') : reason
}
