import { chownSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The id of a user who owns no files. On Debian, this user is called 'nobody'. */
const NOBODY = 65_534

/** Runs a function as a user who may not read everything, even if this process runs as root, as it does in containers. */
export async function asOtherUser<T>(run: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return run()
  process.seteuid?.(NOBODY)
  try {
    return await run()
  } finally {
    process.seteuid?.(0)
  }
}

/** Gives a folder and the files in it to the user as whom `asOtherUser` runs a function. */
export function giveToOtherUser(folder: string): void {
  if (process.geteuid?.() !== 0) return
  for (const name of ['', ...readdirSync(folder)]) chownSync(path.join(folder, name), NOBODY, NOBODY)
}
