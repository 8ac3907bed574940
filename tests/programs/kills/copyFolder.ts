import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

/** Copies a folder to a new folder in `below`, and waits until the copy is on the disk. */
export async function copyFolder(folder: string, below: string): Promise<string> {
  const copy = temporaryFolder(below)
  await cp(folder, copy, { recursive: true })
  await promisify(execFile)('sync', ['-f', copy])
  return copy
}
