import { existsSync } from 'node:fs'
import path from 'node:path'
import yauzl from 'yauzl'
import { PlainError } from '../../base/errors/PlainError.ts'
import { sourceFromBytes, sourceFromFile } from '../../platform/storage/byteSource.ts'
import type { FileWorkers } from '../../platform/storage/fileWorkers.ts'
import { measureFile } from '../../platform/storage/measure.ts'
import { createZipFile } from '../../platform/zip/zipFile.ts'
import { makeBackupName, DATABASE_NAME, MANIFEST_NAME, rankBackups, formatManifest } from './manifest.ts'
import type { BackupFiles, BackupTarget } from './target.ts'

/**
 * Opens a new ZIP file that one backup is written to. It has the layout of a backup folder, and gets its final name once it is
 * complete.
 */
export async function openZipTarget(workers: FileWorkers, file: string): Promise<BackupTarget> {
  await checkReplaceable(file)
  const zip = await createZipFile(workers, file, { sha256: true })
  const madeAt = new Date()
  return {
    findEarlierFile: async () => undefined,
    damagedKeys: new Set(),
    isOpenToOthers: false,
    add: (key, source) => zip.add(`files/${key}`, madeAt, source),
    async finish(manifest, databaseFile) {
      const name = makeBackupName(Date.parse(manifest.madeAt))
      const database = await measureFile(databaseFile)
      await zip.add(`${name}/${DATABASE_NAME}`, madeAt, sourceFromFile(databaseFile, database.bytes))
      const text = formatManifest({ ...manifest, database })
      await zip.add(`${name}/${MANIFEST_NAME}`, madeAt, sourceFromBytes(Buffer.from(text)))
      await zip.finish()
      return name
    },
    [Symbol.asyncDispose]: zip.abandon,
  }
}

/** Throws if the file exists and is not a backup, because only a backup may be replaced. */
async function checkReplaceable(file: string) {
  if (!existsSync(file)) return
  await using existingBackup = await openBackupZip(file).catch(() => null)
  if (!existingBackup || existingBackup.backupNames.length === 0)
    throw new PlainError(`${file} already exists and is not a backup. Choose another name.`)
}

/** Opens a backup in a ZIP file for reading. Throws if the file is truncated or is not a ZIP file. */
export async function openBackupZip(file: string): Promise<BackupFiles> {
  const zip = await yauzl.openPromise(file, { autoClose: false })
  const entries = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return {
    backupNames: rankBackups(
      [...entries.keys()]
        .filter((name) => name.endsWith(`/${MANIFEST_NAME}`))
        .map((name) => path.dirname(name)),
      makeBackupName(Date.now()),
    ),
    async open(name) {
      const entry = entries.get(name)
      return entry ? { size: entry.uncompressedSize, body: await zip.openReadStreamPromise(entry) } : null
    },
    pathOf: () => null,
    [Symbol.asyncDispose]: async () => zip.close(),
  }
}
