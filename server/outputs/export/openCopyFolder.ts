import { readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolders } from '../../base/process/privateFolder.ts'
import { type ByteSource, writeSource } from '../../platform/storage/byteSource.ts'
import type { FileWorkers } from '../../platform/storage/fileWorkers.ts'
import { measureFile } from '../../platform/storage/measure.ts'
import { openBackgroundSync } from '../../platform/storage/openBackgroundSync.ts'
import { syncFileSystem } from '../../platform/storage/syncFileSystem.ts'
import { CopyError, type CopyTarget, MANIFEST, parseChecksums } from '../target.ts'
import { texts } from './texts.ts'

/** The name of the file that marks a static copy as incomplete. The file also lists the copy's files. It is removed last. */
const MARKER = 'INCOMPLETE.txt'

/**
 * Opens a folder as the target of a static copy. If the folder already has a copy, only files with a new size or checksum are
 * written, and files that the memorial no longer shows are removed. All files are synced once, before the marker is removed.
 */
export function openCopyFolder(workers: FileWorkers, folder: string): CopyTarget {
  const at = (name: string) => path.join(folder, ...name.split('/'))
  let sums = new Map<string, string>()
  let earlier = new Set<string>()
  const present = new Set<string>()
  const written = new Set<string>()
  const backgroundSync = openBackgroundSync(() => syncFileSystem(folder))

  /** Finds the checksum of a file of an earlier copy. Returns null if there is no such file with this size. */
  async function findSum(name: string, size: number): Promise<string | null> {
    const found = earlier.has(name) && (await stat(at(name)).catch(() => null))
    if (!found || found.size !== size) return null
    return sums.get(name) ?? (await measureFile(at(name))).sha256
  }

  return {
    async begin(paths) {
      makeFolders(folder)
      const names = await readdir(folder)
      if (names.length > 0 && !names.includes(MANIFEST) && !names.includes(MARKER))
        throw new CopyError(texts.otherFiles(folder))
      sums = parseChecksums(await readFile(at(MANIFEST), 'utf8').catch(() => ''))
      const unfinished = parseChecksums(await readFile(at(MARKER), 'utf8').catch(() => ''))
      earlier = new Set([...sums.keys(), ...unfinished.keys(), MANIFEST])
      const all = new Set([...earlier, ...paths])
      const lines = [...all].map((name) => `${EMPTY_SUM}  ${name}\n`)
      await writeFile(at(MARKER), `${texts.incomplete}\n\n${lines.join('')}`)
    },

    async write(name, source) {
      present.add(name)
      const before = await findSum(name, source.size)
      if (before !== null && (await isSame(workers, source, before))) return { sha256: before, isNew: false }
      const { sha256 } = await writeSource(workers, source, at(name), { sha256: true })
      written.add(at(name))
      backgroundSync.add(source.size)
      return { sha256, isNew: sha256 !== before }
    },

    async finish() {
      for (const name of earlier) {
        if (present.has(name)) continue
        await rm(at(name), { force: true })
        await rm(`${at(name)}.part`, { force: true })
        await rmdir(path.dirname(at(name))).catch(() => undefined) // the folder holds other files, or does not exist
      }
      await backgroundSync.end()
      const folders = new Set([...written].map((file) => path.dirname(file)))
      await workers.sync([...written, ...folders])
      await rm(at(MARKER))
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
const isSame = async (workers: FileWorkers, source: ByteSource, sha256: string) =>
  'pieces' in source && (await workers.measure(source.pieces, { sha256: true })).sha256 === sha256

/** The placeholder for checksums in the marker. The marker's lines have the same format as the manifest. */
const EMPTY_SUM = '0'.repeat(64)
