import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Tells by its path below a folder, such as `files/private`, whether something there is the memorial's. */
export type IsOurs = (name: string) => boolean

/**
 * Makes a folder, and those above it that are missing. By itself Node tries for ever where nobody can make one, such as
 * below /proc.
 */
export function makeFolders(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const above = path.dirname(folder)
  if (!existsSync(above)) makeFolders(above)
  mkdirSync(folder)
}

/**
 * Makes what this process writes its user's alone, and closes what an earlier version left open in a folder: of all that
 * lies there, only what is ours. Throws the system's error where rights cannot be changed.
 */
export function makePrivate(folder: string, isOurs: IsOurs): void {
  process.umask(0o077)
  if ((statSync(folder).mode & 0o077) === 0) return
  closeBelow(folder, isOurs)
  // last: only then is all of it done
  chmodSync(folder, 0o700)
}

function closeBelow(folder: string, isOurs: IsOurs, below = '') {
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const name = `${below}${entry.name}`
    if (!isOurs(name)) continue
    if (entry.isDirectory()) closeBelow(folder, isOurs, `${name}/`)
    if (entry.isDirectory() || entry.isFile())
      chmodSync(path.join(folder, name), entry.isDirectory() ? 0o700 : 0o600)
  }
}

/** A name that operating systems and network disks put into a folder by themselves. */
export const isOfSystem = (name: string): boolean =>
  /^(lost\+found|System Volume Information|\$RECYCLE\.BIN|#recycle|@eaDir|\.snapshots?|\.Trash.*|\.Spotlight-V100|\.fseventsd|\.DS_Store)$/i.test(
    name,
  )
