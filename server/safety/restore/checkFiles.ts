import { formatNumber } from '../../../domain/language.ts'
import { hashStream } from '../../platform/storage/measure.ts'
import { describeReadError, describeSystemError } from '../../base/errors/describeSystemError.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { MemorialCopy } from './memorialSource.ts'
import { ORIGINAL_NAME } from '../../platform/storage/keys.ts'

/** A file of a backup that is missing or unreadable, or that has changed since it was written. */
export interface DamagedFile {
  /** such as 'files/private/<id>/original' */
  name: string
  /** such as 'is missing.' */
  fault: string
  /** whether the file is missing or cannot even be opened */
  isAbsent: boolean
}

/** Whether the damaged file can be made again from its original. Originals and the database cannot be made again. */
export const isDerivative = (damagedFile: DamagedFile) =>
  damagedFile.name.startsWith('files/') && !isOriginal(damagedFile)

export const isOriginal = ({ name }: Pick<DamagedFile, 'name'>) => name.endsWith(`/${ORIGINAL_NAME}`)

export const describeDamagedFile = ({ name, fault }: DamagedFile) => `${name} ${fault}`

/**
 * Reads every file of a backup. Returns the damaged files: those that cannot be made again come first. Throws PlainError if a file
 * would unpack to far more than its size.
 */
export async function checkFiles(
  { database, files, open }: MemorialCopy,
  onProgress: (message: string, fraction: number) => void,
): Promise<DamagedFile[]> {
  const namedEntries = [
    [database.name, database] as const,
    ...[...files].map(([key, entry]) => [`files/${key}`, entry] as const),
  ]
  const damagedFiles: DamagedFile[] = []
  for (const [index, [name, entry]] of namedEntries.entries()) {
    const damage = await findDamage(open, name, entry.sha256)
    if (damage) damagedFiles.push({ name, ...damage })
    onProgress(`Read: ${index + 1} of ${namedEntries.length} files`, (index + 1) / namedEntries.length)
  }
  return damagedFiles.toSorted((a, b) => Number(isDerivative(a)) - Number(isDerivative(b)))
}

const MISSING = 'is missing.'

async function findDamage(
  open: MemorialCopy['open'],
  name: string,
  sha256: string,
): Promise<Omit<DamagedFile, 'name'> | null> {
  let openedFile: Awaited<ReturnType<MemorialCopy['open']>>
  try {
    openedFile = await open(name)
  } catch (error) {
    // it is not damaged: the person has to decide, and the message says how
    if (error instanceof PlainError) throw new PlainError(`${name}: ${error.message}; nothing was changed.`)
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
 * photographs would look like the whole one: the person has only a part of the copy, or may not read it.
 */
export function checkIsWhole(
  { files }: MemorialCopy,
  damagedFiles: readonly DamagedFile[],
  kind: 'backup' | 'archive',
): void {
  const originals = [...files.keys()].map((key) => `files/${key}`).filter((name) => isOriginal({ name }))
  const faults = damagedFiles.filter((file) => isOriginal(file) && file.isAbsent).map(({ fault }) => fault)
  if (faults.length * 2 <= originals.length) return
  const [count, total] = [faults.length, originals.length].map(formatNumber)
  const reason = faults.find((fault) => fault !== MISSING)
  const missingCount = faults.filter((fault) => fault === MISSING).length
  if (reason && missingCount * 2 < faults.length)
    throw new PlainError(
      `most of this ${kind} cannot be read; nothing was changed. For ${count} of its ${total} originals, the reason is: ${reason.replace('cannot be read: ', '')} ` +
        'Copy or unpack it to a folder that this user may read, and give the name of that folder.',
    )
  throw new PlainError(
    `this looks like only a part of the ${kind}; nothing was changed. ${count} of its ${total} originals are missing. Look for the rest: ` +
      `${kind === 'backup' ? 'the folder files/' : 'the folder Gallery/'}, another part of a ZIP file, or a copy or download that has not ended. ` +
      'Put all of it into one folder, and give the name of that folder.',
  )
}
