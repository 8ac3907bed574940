import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { CaptionPlace } from '../../../contract/outputs/archive.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { Context } from '../../platform/context.ts'
import { inParallel } from '../../../domain/inParallel.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import type { ByteSource } from '../../platform/storage/byteSource.ts'
import { openDiskStorage } from '../../platform/storage/disk.ts'
import { SourceError } from '../../platform/storage/fileWorkers.ts'
import { getWholeRange } from '../../platform/zip/parts.ts'
import { createZipFile, removeUnfinishedZips } from '../../platform/zip/zipFile.ts'
import { type Archive, type ArchiveEntry, openArchive } from './openArchive.ts'
import { type KnownOriginals, createKnownOriginals } from './originals.ts'
import { takeArchivedSnapshot } from './snapshot.ts'

type Memorial = Pick<Context, 'config' | 'db' | 'storage' | 'fileWorkers' | 'spool' | 'clock'>
type OnProgress = (message: string, fraction: number) => void

const PARALLEL_FILES = 16

/**
 * The archive's file name ends in `.part` until all its bytes are on the disk. If an original cannot be read, starts over without
 * this original and lists it in the report. Throws PlainError if the file already exists or does not fit on the disk.
 */
export async function writeArchive(
  memorial: Memorial,
  archivePath: string,
  captions: CaptionPlace,
  onProgress: OnProgress,
): Promise<Archive> {
  await removeUnfinishedZips(path.dirname(path.resolve(archivePath)))
  if (existsSync(archivePath)) throw new PlainError(`${archivePath} exists already. Choose another name.`)
  const knownOriginals = createKnownOriginals()
  for (;;) {
    const unreadableBefore = knownOriginals.unreadableFolders.size
    await using folder = await memorial.spool.makeFolder()
    const { id, file: database } = await takeArchivedSnapshot(memorial, folder.path)
    const snapshot = { id, storage: openDiskStorage(folder.path), key: path.basename(database) }
    const archive = await openArchive(memorial, snapshot, knownOriginals, captions)
    try {
      await writeFile(memorial, archivePath, archive, knownOriginals, onProgress)
      return archive
    } catch (error) {
      if (isFull(error)) throw makeDoesNotFitError(archivePath, archive.size)
      if (knownOriginals.unreadableFolders.size === unreadableBefore) throw error
    }
  }
}

async function checkFreeSpace(archivePath: string, size: number) {
  const { bavail, bsize } = await statfs(path.dirname(path.resolve(archivePath)))
  if (bavail * bsize < size) throw makeDoesNotFitError(archivePath, size)
}

const MB = 1024 * 1024

const makeDoesNotFitError = (archivePath: string, size: number) =>
  new PlainError(`There is no room for ${archivePath}: it needs ${Math.ceil(size / MB)} MB.`)

async function writeFile(
  { fileWorkers }: Pick<Memorial, 'fileWorkers'>,
  archivePath: string,
  archive: Archive,
  knownOriginals: KnownOriginals,
  onProgress: OnProgress,
) {
  await using zip = await createZipFile(fileWorkers, archivePath, { sha256: false })
  let bytes = 0
  await checkFreeSpace(archivePath, archive.size)
  await inParallel(archive.entries, PARALLEL_FILES, async (entry) => {
    await zip.add(entry.name, toByteSource(entry), entry.modified).catch((error: unknown) => {
      if (error instanceof SourceError && entry.folder) knownOriginals.unreadableFolders.add(entry.folder)
      throw error
    })
    bytes += entry.size
    onProgress(`${(bytes / MB).toFixed(0)} of ${(archive.size / MB).toFixed(0)} MB`, bytes / archive.size)
  })
  await zip.finish()
}

const toByteSource = ({ size, pieces, read }: ArchiveEntry): ByteSource =>
  pieces
    ? { size, pieces }
    : { size, body: Readable.from(read(getWholeRange({ size, read })), { objectMode: false }) }
