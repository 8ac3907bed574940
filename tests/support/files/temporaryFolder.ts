import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folders: string[] = []

/** Makes a new, empty folder. It is removed only when this process ends, because a world closes later than its test. */
export function temporaryFolder(below = tmpdir()): string {
  const folder = mkdtempSync(path.join(below, 'memorial-'))
  folders.push(folder)
  return folder
}

process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})
