import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { promisify } from 'node:util'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

/** Copies a folder to a new one below another, and waits until it is on the disk. */
export async function copyFolder(folder: string, below: string): Promise<string> {
  const copy = temporaryFolder(below)
  await cp(folder, copy, { recursive: true })
  await promisify(execFile)('sync')
  return copy
}
