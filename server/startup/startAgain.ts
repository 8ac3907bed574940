import path from 'node:path'
import { projectFolder } from './projectFolder.ts'

/** Replaces this process by a new start, of the version that is the present one by now: whatever looks after it sees no end. */
export function startAgain(): void {
  const start = path.join(projectFolder, 'scripts/start.mjs')
  if (process.execve) process.execve(process.execPath, [process.execPath, start], process.env)
  process.exit(1)
}
