import { readdir, readFile, rename, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isSystemName, makeFolders } from '../../base/process/privateFolder.ts'
import { removeFile } from '../../base/removeFiles.ts'
import { type ByteSource, writeSource } from '../../platform/storage/byteSource.ts'
import type { FileTarget } from '../../platform/storage/fileTarget.ts'
import type { FileWorkers } from '../../platform/storage/fileWorkers.ts'
import { measureFile } from '../../platform/storage/measure.ts'
import { openBackgroundSync } from '../../platform/storage/openBackgroundSync.ts'
import { syncFileSystem } from '../../platform/storage/syncFileSystem.ts'
import { CHECKSUMS_NAME, parseChecksums } from './checksums.ts'
import { SpokenError } from '../../base/errors/SpokenError.ts'
import { toStored } from '../../../languages/storedSentence.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

/** The name of the file that marks a static copy as incomplete. The file also lists the copy's files. It is removed last. */
const MARKER_NAME = 'INCOMPLETE.txt'
const MARKER_PART_NAME = `${MARKER_NAME}.part`

/**
 * Opens a folder as the target of a static copy. `paths` are all files that will be written. If the folder already has a copy, only
 * files with a new size or checksum are written, and files that the memorial no longer shows are removed. All files are synced
 * once, before the marker is removed. Throws SpokenError if the folder holds other files.
 */
export async function openCopyFolder(
  workers: FileWorkers,
  folder: string,
  paths: readonly string[],
  texts: ServerTexts['copy'],
): Promise<FileTarget> {
  const toPath = (name: string) => path.join(folder, ...name.split('/'))
  makeFolders(folder)
  await checkCopyFolder(folder)
  const checksums = parseChecksums(await readText(toPath(CHECKSUMS_NAME)))
  const unfinishedNames = parseChecksums(await readText(toPath(MARKER_NAME)))
  const earlierNames = new Set([...checksums.keys(), ...unfinishedNames.keys(), CHECKSUMS_NAME])
  await writeMarker(folder, texts.incomplete, [...new Set([...earlierNames, ...paths])])
  for (const name of unfinishedNames.keys()) await removeFile(`${toPath(name)}.part`)
  const presentNames = new Set<string>()
  const writtenPaths = new Set<string>()
  const backgroundSync = openBackgroundSync(() => syncFileSystem(folder))

  /** Finds the checksum of a file in the folder. Returns null if there is no such file with this size. */
  async function findChecksum(name: string, size: number): Promise<string | null> {
    const stats = await stat(toPath(name)).catch(() => null)
    if (stats?.size !== size) return null
    return checksums.get(name) ?? (await measureFile(toPath(name))).sha256
  }

  return {
    async add(name, source) {
      presentNames.add(name)
      const earlierChecksum = await findChecksum(name, source.size)
      if (earlierChecksum !== null && (await hasChecksum(workers, source, earlierChecksum)))
        return { bytes: source.size, sha256: earlierChecksum, isNew: false }
      const { bytes, sha256 } = await writeSource(workers, source, toPath(name), { sha256: true })
      writtenPaths.add(toPath(name))
      backgroundSync.add(source.size)
      return { bytes, sha256, isNew: sha256 !== earlierChecksum }
    },

    async finish() {
      for (const name of earlierNames) {
        if (presentNames.has(name)) continue
        await removeFile(toPath(name))
        await rmdir(path.dirname(toPath(name))).catch(() => undefined) // the folder holds other files, or does not exist
      }
      await backgroundSync.end()
      const folders = new Set([...writtenPaths].map((file) => path.dirname(file)))
      await workers.sync([...writtenPaths, ...folders])
      await removeFile(toPath(MARKER_NAME))
      await workers.sync([folder])
    },

    // does nothing: without `finish`, the marker remains
    [Symbol.asyncDispose]: async () => undefined,
  }
}

async function checkCopyFolder(folder: string) {
  const names = (await readdir(folder)).filter((name) => !isSystemName(name) && name !== MARKER_PART_NAME)
  if (names.length > 0 && !names.includes(CHECKSUMS_NAME) && !names.includes(MARKER_NAME))
    throw new SpokenError(toStored('copy.otherFiles', folder))
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => '')

/** Replaces the marker at once: a marker that is cut off would no longer list what the last copy left. */
async function writeMarker(folder: string, firstLine: string, names: readonly string[]) {
  const partPath = path.join(folder, MARKER_PART_NAME)
  const lines = names.map((name) => `${EMPTY_CHECKSUM}  ${name}\n`)
  await writeFile(partPath, `${firstLine}\n\n${lines.join('')}`)
  await rename(partPath, path.join(folder, MARKER_NAME))
}

/** The placeholder for checksums in the marker. The marker's lines have the same format as those of the file `CHECKSUMS_NAME`. */
const EMPTY_CHECKSUM = '0'.repeat(64)

/** Returns false for every source in a bucket, because writing the file is cheaper than fetching it twice. */
const hasChecksum = async (workers: FileWorkers, source: ByteSource, sha256: string) =>
  'pieces' in source && (await workers.measure(source.pieces, { sha256: true })).sha256 === sha256
