import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../base/config/config.ts'
import { type OutageLog, watchOutage } from '../../base/errors/outage.ts'
import { openDiskStorage } from './disk.ts'
import { makeEndable, type EndableStorage } from './endable.ts'

/** Returns the folder in which files are stored if there is no bucket. */
export const getFilesFolder = (dataDir: string) => path.join(dataDir, 'files')

/** Throws PlainError if the configured bucket does not work. */
export async function openStorage(
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  log: OutageLog = console,
): Promise<EndableStorage> {
  if (s3) {
    const { checkBucket, openS3Storage } = await import('./s3.ts')
    await checkBucket(s3)
    return makeEndable(openS3Storage(s3, watchOutage(log, 'The bucket')))
  }
  const folder = getFilesFolder(dataDir)
  await mkdir(folder, { recursive: true })
  return makeEndable(openDiskStorage(folder))
}
