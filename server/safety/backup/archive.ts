import { existsSync } from 'node:fs'
import { PlainError } from '../../base/errors/PlainError.ts'
import { openInputs } from '../../platform/inputs/openInputs.ts'
import { sourceFromBytes, sourceFromFile } from '../../platform/storage/byteSource.ts'
import type { FileWorkers } from '../../platform/storage/fileWorkers.ts'
import { measureFile } from '../../platform/storage/measure.ts'
import { createZipFile } from '../../platform/zip/zipFile.ts'
import { findBackups } from './findBackups.ts'
import { makeBackupName, DATABASE_NAME, MANIFEST_NAME, formatManifest } from './manifest.ts'
import type { BackupTarget } from './target.ts'

/**
 * Opens a new ZIP file that one backup is written to. It has the layout of a backup folder, and gets its final name once it is
 * complete.
 */
export async function openZipTarget(workers: FileWorkers, file: string): Promise<BackupTarget> {
  await checkReplaceable(file)
  const zip = await createZipFile(workers, file)
  return {
    findEarlierFile: async () => undefined,
    damagedKeys: new Set(),
    isOpenToOthers: false,
    add: (key, source) => zip.add(`files/${key}`, source),
    async finish(manifest, databaseFile) {
      const name = makeBackupName(Date.parse(manifest.madeAt))
      const database = await measureFile(databaseFile)
      await zip.add(`${name}/${DATABASE_NAME}`, sourceFromFile(databaseFile, database.bytes))
      const text = formatManifest({ ...manifest, database })
      await zip.add(`${name}/${MANIFEST_NAME}`, sourceFromBytes(Buffer.from(text)))
      await zip.finish()
      return name
    },
    [Symbol.asyncDispose]: zip[Symbol.asyncDispose],
  }
}

/** Throws if the file exists and is not a backup, because only a backup may be replaced. */
async function checkReplaceable(file: string) {
  if (!existsSync(file)) return
  using inputs = await openInputs([file]).catch(() => null)
  if (!inputs || !findBackups(inputs.files).some(({ folder }) => folder === ''))
    throw new PlainError(`${file} already exists and is not a backup. Choose another name.`)
}
