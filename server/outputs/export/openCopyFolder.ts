import { readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isSystemName, makeFolders } from '../../base/process/privateFolder.ts'
import { type ByteSource, writeSource } from '../../platform/storage/byteSource.ts'
import type { FileWorkers } from '../../platform/storage/fileWorkers.ts'
import { measureFile } from '../../platform/storage/measure.ts'
import { openBackgroundSync } from '../../platform/storage/openBackgroundSync.ts'
import { syncFileSystem } from '../../platform/storage/syncFileSystem.ts'
import { CopyError, type CopyTarget, CHECKSUMS_NAME, parseChecksums } from '../target.ts'
import { texts } from './texts.ts'

/** The name of the file that marks a static copy as incomplete. The file also lists the copy's files. It is removed last. */
const MARKER_NAME = 'INCOMPLETE.txt'
const MARKER_PART_NAME = `${MARKER_NAME}.part`

/**
 * Opens a folder as the target of a static copy. If the folder already has a copy, only files with a new size or checksum are
 * written, and files that the memorial no longer shows are removed. All files are synced once, before the marker is removed.
 */
export function openCopyFolder(workers: FileWorkers, folder: string): CopyTarget {
  const toPath = (name: string) => path.join(folder, ...name.split('/'))
  let checksums = new Map<string, string>()
  let earlierNames = new Set<string>()
  const presentNames = new Set<string>()
  const writtenPaths = new Set<string>()
  const backgroundSync = openBackgroundSync(() => syncFileSystem(folder))

  /** Finds the checksum of a file of an earlier copy. Returns null if there is no such file with this size. */
  async function findChecksum(name: string, size: number): Promise<string | null> {
    const stats = earlierNames.has(name) && (await stat(toPath(name)).catch(() => null))
    if (!stats || stats.size !== size) return null
    return checksums.get(name) ?? (await measureFile(toPath(name))).sha256
  }

  return {
    async begin(paths) {
      makeFolders(folder)
      const names = (await readdir(folder)).filter((name) => !isSystemName(name) && name !== MARKER_PART_NAME)
      if (names.length > 0 && !names.includes(CHECKSUMS_NAME) && !names.includes(MARKER_NAME))
        throw new CopyError(texts.otherFiles(folder))
      checksums = parseChecksums(await readFile(toPath(CHECKSUMS_NAME), 'utf8').catch(() => ''))
      const unfinishedNames = parseChecksums(await readFile(toPath(MARKER_NAME), 'utf8').catch(() => ''))
      earlierNames = new Set([...checksums.keys(), ...unfinishedNames.keys(), CHECKSUMS_NAME])
      const allNames = new Set([...earlierNames, ...paths])
      const lines = [...allNames].map((name) => `${EMPTY_CHECKSUM}  ${name}\n`)
      // replaces the marker at once: a marker that is cut off would no longer list what the last copy left
      await writeFile(toPath(MARKER_PART_NAME), `${texts.incomplete}\n\n${lines.join('')}`)
      await rename(toPath(MARKER_PART_NAME), toPath(MARKER_NAME))
      for (const name of unfinishedNames.keys()) await rm(`${toPath(name)}.part`, { force: true })
    },

    async write(name, source) {
      presentNames.add(name)
      const earlierChecksum = await findChecksum(name, source.size)
      if (earlierChecksum !== null && (await hasChecksum(workers, source, earlierChecksum)))
        return { sha256: earlierChecksum, isNew: false }
      const { sha256 } = await writeSource(workers, source, toPath(name), { sha256: true })
      writtenPaths.add(toPath(name))
      backgroundSync.add(source.size)
      return { sha256, isNew: sha256 !== earlierChecksum }
    },

    async finish() {
      for (const name of earlierNames) {
        if (presentNames.has(name)) continue
        await rm(toPath(name), { force: true })
        await rmdir(path.dirname(toPath(name))).catch(() => undefined) // the folder holds other files, or does not exist
      }
      await backgroundSync.end()
      const folders = new Set([...writtenPaths].map((file) => path.dirname(file)))
      await workers.sync([...writtenPaths, ...folders])
      await rm(toPath(MARKER_NAME))
      await workers.sync([folder])
    },

    // does nothing: the marker remains, so the copy looks incomplete
    abandon: async () => undefined,
  }
}

/**
 * Whether the source has this checksum. Returns false for every source in a bucket, because writing the file is cheaper than
 * fetching it twice.
 */
const hasChecksum = async (workers: FileWorkers, source: ByteSource, sha256: string) =>
  'pieces' in source && (await workers.measure(source.pieces, { sha256: true })).sha256 === sha256

/** The placeholder for checksums in the marker. The marker's lines have the same format as those of the file `CHECKSUMS_NAME`. */
const EMPTY_CHECKSUM = '0'.repeat(64)
