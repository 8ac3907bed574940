import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder and its missing parents. Node's own recursive mkdir never returns if no folder can be made at a path, for
 * example below /proc.
 */
export function makeFolders(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = path.dirname(folder)
  if (!existsSync(parent)) makeFolders(parent)
  mkdirSync(folder)
}

/**
 * Makes everything that this process writes readable only by the user who runs the process. Also removes other users'
 * permissions, granted by an earlier version, on the memorial's files in the folder: `isOurs` gets paths in it, such as
 * `files/private`. Throws the system's error if permissions cannot be changed.
 */
export function makePrivate(folder: string, isOurs: (name: string) => boolean): void {
  process.umask(0o077)
  if ((statSync(folder).mode & 0o077) === 0) return
  makeContentsPrivate(folder, isOurs)
  // the folder comes last, because a private folder means that everything in it has been made private
  chmodSync(folder, 0o700)
}

function makeContentsPrivate(folder: string, isOurs: (name: string) => boolean, parentPath = '') {
  for (const entry of readdirSync(path.join(folder, parentPath), { withFileTypes: true })) {
    const name = `${parentPath}${entry.name}`
    if (!isOurs(name)) continue
    if (entry.isDirectory()) makeContentsPrivate(folder, isOurs, `${name}/`)
    if (entry.isDirectory() || entry.isFile())
      chmodSync(path.join(folder, name), entry.isDirectory() ? 0o700 : 0o600)
  }
}

/**
 * Whether operating systems, network disks, or programs that pack, sync or edit files add files or folders with this name by
 * themselves.
 */
export const isSystemName = (name: string): boolean => systemNamePattern.test(name)

const systemNames = [
  // Linux, and disks that it shares
  String.raw`lost\+found|\.Trash.*|\.trashed-.*|\.directory|\.nfs[\da-f]+|\.fuse_hidden.*|\.snapshots?|\.zfs`,
  // Windows
  String.raw`System Volume Information|\$RECYCLE\.BIN|RECYCLE[RD]|(?:eh)?thumbs\.db|desktop\.ini|WPSettings\.dat|IndexerVolumeGuid`,
  // macOS
  String.raw`\.DS_Store|\._.*|\.AppleDouble|\.Spotlight-V100|\.DocumentRevisions-V100|\.TemporaryItems|\.fseventsd|\.apdisk`,
  String.raw`\.VolumeIcon\.icns|\.com\.apple\..*|\.localized|Icon\r|__MACOSX`,
  // disks of Synology and QNAP
  String.raw`[#@]recycle|#snapshot|@eaDir|\.?@__thumb`,
  // telephones
  String.raw`\.nomedia|LOST\.DIR|\.android_secure`,
  // Syncthing, Resilio Sync, Dropbox and Office
  String.raw`\.st(?:folder.*|versions|ignore)|[.~]syncthing[.~].*|\.sync.*|\.dropbox.*|~\$.*|\.~lock\..*`,
]
const systemNamePattern = new RegExp(`^(?:${systemNames.join('|')})$`, 'i')
