import { english } from '../../../languages/inLanguage.ts'
import { hashStream } from '../../platform/storage/measure.ts'
import { describeReadError, describeSystemError } from '../../base/errors/describeSystemError.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { MemorialSource, SourceFile } from '../backup/memorialSource.ts'
import { isOriginalKey } from '../../platform/storage/keys.ts'

/** A file of a backup or archive that is missing or unreadable, or that has changed since it was written. */
export interface DamagedFile {
  /** the storage key; null for the database */
  key: string | null
  /** the path in the backup or archive */
  path: string
  /** such as 'is missing.' */
  fault: string
  /** whether the file is missing or cannot even be opened */
  isAbsent: boolean
}

/** Whether the damaged file can be made again from its original. Originals and the database cannot be made again. */
export const isDerivative = ({ key }: DamagedFile) => key !== null && !isOriginalKey(key)

export const isOriginal = ({ key }: DamagedFile) => key !== null && isOriginalKey(key)

export const describeDamagedFile = ({ path, fault }: DamagedFile) => `${path} ${fault}`

/**
 * Reads every file of a backup or archive. Returns the damaged files: those that cannot be made again come first. Throws PlainError
 * if a file would unpack to far more than its size.
 */
export async function checkFiles(
  { database, files, open }: MemorialSource,
  onProgress: (message: string, fraction: number) => void,
): Promise<DamagedFile[]> {
  const allFiles = [[null, database] as const, ...files]
  const damagedFiles: DamagedFile[] = []
  for (const [index, [key, file]] of allFiles.entries()) {
    const damage = await findDamage(open, file)
    if (damage) damagedFiles.push({ key, path: file.path, ...damage })
    onProgress(`Read: ${index + 1} of ${allFiles.length} files`, (index + 1) / allFiles.length)
  }
  return damagedFiles.toSorted((a, b) => Number(isDerivative(a)) - Number(isDerivative(b)))
}

export function leaveOutDamaged(
  source: MemorialSource,
  damagedFiles: readonly DamagedFile[],
): MemorialSource {
  const damagedKeys = new Set(damagedFiles.map(({ key }) => key))
  return { ...source, files: new Map([...source.files].filter(([key]) => !damagedKeys.has(key))) }
}

const MISSING = 'is missing.'

async function findDamage(
  open: MemorialSource['open'],
  { path, sha256 }: SourceFile,
): Promise<Pick<DamagedFile, 'fault' | 'isAbsent'> | null> {
  let openedFile: Awaited<ReturnType<MemorialSource['open']>>
  try {
    openedFile = await open(path)
  } catch (error) {
    // it is not damaged: the person has to decide, and the message says how
    if (error instanceof PlainError) throw new PlainError(`${path}: ${error.message}; nothing was changed.`)
    return { fault: `cannot be read: ${describeReadError(error)}.`, isAbsent: true }
  }
  if (!openedFile) return { fault: MISSING, isAbsent: true }
  try {
    const isIntact = (await hashStream(openedFile.body)) === sha256
    return isIntact ? null : { fault: 'is not as it was written.', isAbsent: false }
  } catch (error) {
    return { fault: `cannot be read: ${describeSystemError(error) ?? 'it is damaged.'}`, isAbsent: false }
  }
}

/**
 * Throws PlainError if more than half of the originals are absent. That is no damage, and a memorial without most of its
 * photographs would look like the whole one: the person has only a part of it, or may not read it.
 */
export function checkIsWhole(
  { files }: MemorialSource,
  damagedFiles: readonly DamagedFile[],
  kind: 'backup' | 'archive',
): void {
  const originals = [...files.keys()].filter(isOriginalKey)
  const absentFiles = damagedFiles.filter((file) => isOriginal(file) && file.isAbsent)
  const faults = absentFiles.map(({ fault }) => fault)
  if (faults.length * 2 <= originals.length) return
  const [count, total] = [faults.length, originals.length].map(english.formatNumber)
  const reason = faults.find((fault) => fault !== MISSING)
  const missingCount = faults.filter((fault) => fault === MISSING).length
  if (reason && missingCount * 2 < faults.length)
    throw new PlainError(
      `most of this ${kind} cannot be read; nothing was changed. For ${count} of its ${total} originals, the reason is: ${reason.replace('cannot be read: ', '')} ` +
        'Copy or unpack it to a folder that this user may read, and give the name of that folder.',
    )
  throw new PlainError(
    `this looks like only a part of the ${kind}; nothing was changed. ${count} of its ${total} originals are missing. Look for the rest: ` +
      `the folder ${absentFiles[0]?.path.split('/')[0]}/, another part of a ZIP file, or files that are still being copied or downloaded. ` +
      'Put all of it into one folder, and give the name of that folder.',
  )
}
