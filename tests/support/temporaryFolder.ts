import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'

/** A new, empty folder, which is removed after the last test of the file that asks for it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'memorial-'))
  after(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}
