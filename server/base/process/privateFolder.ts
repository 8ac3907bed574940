import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Whether the path below a folder, such as `files/private`, belongs to the memorial. */
export type IsOurs = (name: string) => boolean

/**
 * Makes a folder and its missing parents. Node's own recursive mkdir never returns where no folder can be made, such as below
 * /proc.
 */
export function makeFolders(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const above = path.dirname(folder)
  if (!existsSync(above)) makeFolders(above)
  mkdirSync(folder)
}

/**
 * Makes everything that this process writes readable only by its user, and removes others' rights to the memorial's own files in
 * the folder, which an earlier version left open. Throws the system's error where rights cannot be changed.
 */
export function makePrivate(folder: string, isOurs: IsOurs): void {
  process.umask(0o077)
  if ((statSync(folder).mode & 0o077) === 0) return
  closeBelow(folder, isOurs)
  // last: a private folder means that everything in it is done
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

/** Whether an operating system or network disk puts a file of this name into folders by itself. */
export const isSystemName = (name: string): boolean =>
  /^(lost\+found|System Volume Information|\$RECYCLE\.BIN|#recycle|@eaDir|\.snapshots?|\.Trash.*|\.Spotlight-V100|\.fseventsd|\.DS_Store)$/i.test(
    name,
  )
