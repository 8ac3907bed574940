import { open, readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { parseJson } from '../../../base/parseJson.ts'
import { removeTree } from '../../../base/removeFiles.ts'
import type { FileWorkers } from '../../../platform/storage/fileWorkers.ts'
import { nullWhenMissing } from '../../../platform/storage/nullWhenMissing.ts'
import { type BackupFile, type FileEntry, isBackupName, makeFilePath, parseFilePath } from '../manifest.ts'

/** The name of a file that lists the finished files of an unfinished backup, so that the next backup can continue it. */
export const ARRIVED_LIST = 'unfinished.jsonl'
const UNFINISHED_FOLDER = 'unfinished'
/**
 * The name that a backup gets before it is removed, so that a half-removed backup never looks like a damaged one. The next backup
 * removes the rest.
 */
export const REMOVAL_FOLDER = 'unfinished-removal'

/**
 * A line of the file `ARRIVED_LIST`. It describes a file that the unfinished backup wrote, or, if `reread` is true, a file of an
 * earlier backup that it read again and found intact.
 */
type ArrivedFile = [key: string, entry: FileEntry, reread?: true]

/**
 * Opens a backup in a backup folder. Until `publish`, it does not look like one. Continues the list of finished files, and removes the
 * other leftovers of an interrupted backup.
 */
export async function openUnfinished(root: string) {
  const [listPath, unfinishedFolder, removalFolder] = [ARRIVED_LIST, UNFINISHED_FOLDER, REMOVAL_FOLDER].map(
    (name) => path.join(root, name),
  ) as [string, string, string]
  for (const folder of [unfinishedFolder, removalFolder]) await removeTree(folder)
  const lines = parseArrived(await readFile(listPath, 'utf8').catch(() => ''))
  const list = await open(listPath, 'a')
  const record = (...line: ArrivedFile) => list.appendFile(`${JSON.stringify(line)}\n`)
  return {
    writtenFiles: lines.flatMap(([key, entry, isReread]) =>
      isReread ? [] : [[makeFilePath(key), entry] satisfies BackupFile],
    ),
    /** paths of the files that an interrupted backup read again */
    rereadPaths: new Set(lines.flatMap(([key, , isReread]) => (isReread ? [makeFilePath(key)] : []))),
    recordWritten: (name: string, entry: FileEntry) => record(parseFilePath(name), entry),
    recordReread: (name: string, entry: FileEntry) => record(parseFilePath(name), entry, true),
    /** Returns where a file of the backup's own folder lies until `publish`. */
    toPath: (name: string) => path.join(unfinishedFolder, name),
    /** Gives the backup's folder, which is synced, its name, and syncs that. Returns the name. */
    async publish(workers: FileWorkers) {
      const name = (await readdir(unfinishedFolder)).find(isBackupName)
      if (!name) throw new Error(`there is no backup in ${unfinishedFolder}`)
      // replaces a backup of the same second
      await rename(path.join(root, name), removalFolder).catch(nullWhenMissing)
      await rename(path.join(unfinishedFolder, name), path.join(root, name))
      await workers.sync([root])
      for (const leftover of [unfinishedFolder, removalFolder, listPath]) await removeTree(leftover)
      return name
    },
    [Symbol.asyncDispose]: () => list.close(),
  }
}

/** Skips an incomplete last line, and lines that a power failure filled with zeros. */
const parseArrived = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => parseJson(line) as ArrivedFile | null)
    .filter((arrived) => arrived !== null)
