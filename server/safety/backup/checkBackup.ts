import { hashStream } from '../../platform/storage/measure.ts'
import { describeSystemError } from '../../base/errors/describeSystemError.ts'
import type { MemorialCopy } from './target.ts'

/** A file of a backup that is missing or unreadable, or that has changed since it was written. */
export interface DamagedFile {
  /** such as 'files/private/<id>/original' */
  name: string
  /** such as 'is missing.' */
  fault: string
}

/** Whether the damaged file can be made again from its original. Originals and the database cannot be made again. */
export const isDerivative = (damagedFile: DamagedFile) =>
  damagedFile.name.startsWith('files/') && !isOriginal(damagedFile)

export const isOriginal = ({ name }: DamagedFile) => name.endsWith('/original')

export const describeDamagedFile = ({ name, fault }: DamagedFile) => `${name} ${fault}`

/** Reads every file of a backup and returns the damaged files. */
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
    const fault = await findFault(open, name, entry.sha256)
    if (fault) damagedFiles.push({ name, fault })
    onProgress(`Read: ${index + 1} of ${namedEntries.length} files`, (index + 1) / namedEntries.length)
  }
  return damagedFiles
}

async function findFault(open: MemorialCopy['open'], name: string, sha256: string): Promise<string | null> {
  try {
    const openedFile = await open(name)
    if (!openedFile) return 'is missing.'
    return (await hashStream(openedFile.body)) === sha256 ? null : 'is not as it was written.'
  } catch (error) {
    return `cannot be read: ${describeSystemError(error) ?? 'it is damaged.'}`
  }
}
