import { stat } from 'node:fs/promises'
import type { Context } from '../../platform/context.ts'
import { inParallel } from '../../../domain/inParallel.ts'
import {
  listAllKeys,
  makeOriginalKey,
  parseStoredKey,
  STORED_PREFIX,
  isOriginalKey,
} from '../../platform/storage/keys.ts'
import { findStoredSource, sourceFromBytes, sourceFromFile } from '../../platform/storage/byteSource.ts'
import { nullWhenUnreadable, type WrittenFile } from '../../platform/storage/fileTarget.ts'
import { listUploads } from '../originals.ts'
import {
  DATABASE_NAME,
  formatManifest,
  makeBackupName,
  makeFilePath,
  type Manifest,
  MANIFEST_NAME,
} from './manifest.ts'
import { takeSnapshot } from './snapshot.ts'
import type { BackupTarget } from './target.ts'

export interface SavedBackup {
  /** name of the backup, such as 2026-11-20T03-00-00Z */
  name: string
  madeAt: number
  files: number
  bytes: number
  /** how many of the `files` were new, or were stored again because they had been damaged in earlier backups */
  added: number
  /** storage keys of originals that the memorial had lost, or that had changed since they were uploaded */
  faults: string[]
}

type BackupContext = Pick<Context, 'config' | 'db' | 'storage' | 'spool' | 'clock'>

type CopiedFiles = Map<string, WrittenFile>

const PARALLEL_FILES = 4

export interface SaveOptions {
  onProgress: (message: string, fraction: number) => void
  /** is called before each file; if it returns true, the backup stops, and the next call to `saveBackup` resumes it */
  isCanceled?: () => boolean
}

/**
 * Backs up a memorial as it was at one moment, even while a server is using it. First takes a snapshot of the database, then
 * copies the files that the snapshot lists. If some of these files were deleted in the meantime, starts over with a new snapshot.
 * Returns null if the backup was canceled.
 */
export async function saveBackup(
  source: BackupContext,
  target: BackupTarget,
  { onProgress, isCanceled = () => false }: SaveOptions,
): Promise<SavedBackup | null> {
  const copiedFiles: CopiedFiles = new Map()
  let lostKeys: string[] = []
  for (;;) {
    await using folder = await source.spool.makeFolder()
    const madeAt = source.clock()
    const snapshot = await takeSnapshot(source.db, source.config, folder.path)
    const hashes = new Map((await listUploads(snapshot.db)).map(({ folder, sha256 }) => [folder, sha256]))
    await snapshot.close()
    const keys = (await listAllKeys(source.storage, STORED_PREFIX)).filter((key) => hashes.has(toFolder(key)))
    if (!(await copyMissingFiles(source, target, keys, copiedFiles, onProgress, isCanceled))) return null
    const currentLostKeys = [...hashes.keys()]
      .map((folder) => makeOriginalKey({ folder }))
      .filter((key) => !copiedFiles.has(key))
    // an original counts as lost if two snapshots in a row list it and it is missing both times
    if (currentLostKeys.every((key) => lostKeys.includes(key)))
      return await finishBackup(target, {
        madeAt,
        hashes,
        copiedFiles,
        lostKeys: currentLostKeys,
        databaseFile: snapshot.file,
      })
    lostKeys = currentLostKeys
  }
}

const toFolder = (key: string) => parseStoredKey(key).folder

/** Returns false if the backup was canceled. */
async function copyMissingFiles(
  { storage }: BackupContext,
  target: BackupTarget,
  keys: string[],
  copiedFiles: CopiedFiles,
  onProgress: SaveOptions['onProgress'],
  isCanceled: () => boolean,
): Promise<boolean> {
  const remainingKeys = keys.filter((key) => !copiedFiles.has(key))
  let bytes = 0
  let isOver = false
  await inParallel(remainingKeys, PARALLEL_FILES, async (key) => {
    isOver ||= isCanceled()
    if (isOver) return
    const entry = await copyFile(storage, target, key)
    if (!entry) return
    copiedFiles.set(key, entry)
    bytes += entry.bytes
    const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`
    onProgress(`Files: ${copiedFiles.size} of ${keys.length}, ${size}`, copiedFiles.size / keys.length)
  })
  return !isOver
}

/**
 * Copies a file, unless an earlier backup has it. Returns null if the file has been deleted since it was listed, or cannot be read.
 */
async function copyFile(
  storage: BackupContext['storage'],
  target: BackupTarget,
  key: string,
): Promise<WrittenFile | null> {
  const earlierEntry = await target.findEarlierFile(makeFilePath(key))
  if (earlierEntry) return { ...earlierEntry, isNew: false }
  const source = await findStoredSource(storage, key)
  return source && (await target.add(makeFilePath(key), source).catch(nullWhenUnreadable))
}

interface CompleteBackup {
  madeAt: number
  /** SHA-256 of every original, by its folder */
  hashes: Map<string, string>
  copiedFiles: CopiedFiles
  lostKeys: string[]
  databaseFile: string
}

async function finishBackup(
  target: BackupTarget,
  { madeAt, hashes, copiedFiles, lostKeys, databaseFile }: CompleteBackup,
): Promise<SavedBackup> {
  const neededFiles = [...copiedFiles]
    .filter(([key]) => hashes.has(toFolder(key)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const changedOriginals = neededFiles.filter(
    ([key, entry]) => isOriginalKey(key) && entry.sha256 !== hashes.get(toFolder(key)),
  )
  const faults = [...lostKeys, ...changedOriginals.map(([key]) => key)]
  const name = makeBackupName(madeAt)
  const databaseSource = sourceFromFile(databaseFile, (await stat(databaseFile)).size)
  const database = await target.add(`${name}/${DATABASE_NAME}`, databaseSource)
  const manifest: Manifest = {
    format: 'memorial backup',
    version: 1,
    madeAt: new Date(madeAt).toISOString(),
    files: Object.fromEntries(neededFiles.map(([key, { bytes, sha256 }]) => [key, { bytes, sha256 }])),
    faults,
    database: { bytes: database.bytes, sha256: database.sha256 },
  }
  // the manifest is the last file, and makes the backup valid
  const manifestSource = sourceFromBytes(Buffer.from(formatManifest(manifest)))
  await target.add(`${name}/${MANIFEST_NAME}`, manifestSource)
  await target.finish()
  const bytes = neededFiles.reduce((sum, [, entry]) => sum + entry.bytes, 0)
  const added = neededFiles.filter(([, entry]) => entry.isNew).length
  return { name, madeAt, files: neededFiles.length, bytes, added, faults }
}
