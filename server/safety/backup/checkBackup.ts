import { hashStream } from '../../platform/storage/measure.ts'
import { describeSystemError } from '../../base/errors/describeSystemError.ts'
import type { MemorialCopy } from './target.ts'

/** A file of a backup that is missing or unreadable, or that has changed since it was written. */
export interface Damage {
  /** such as 'files/private/<id>/original' */
  name: string
  /** such as 'is missing.' */
  fault: string
}

/** Whether the damaged file can be made again from its original. Originals and the database cannot be made again. */
export const isDerivative = (damage: Damage) => damage.name.startsWith('files/') && !isOriginal(damage)

export const isOriginal = ({ name }: Damage) => name.endsWith('/original')

export const describeDamage = ({ name, fault }: Damage) => `${name} ${fault}`

/** Reads every file of a backup and returns the damaged files. */
export async function checkCopy(
  { database, files, open }: MemorialCopy,
  onProgress: (message: string, part: number) => void,
): Promise<Damage[]> {
  const all = [
    [database.name, database] as const,
    ...[...files].map(([key, entry]) => [`files/${key}`, entry] as const),
  ]
  const found: Damage[] = []
  for (const [index, [name, entry]] of all.entries()) {
    const fault = await findFault(open, name, entry.sha256)
    if (fault) found.push({ name, fault })
    onProgress(`Read: ${index + 1} of ${all.length} files`, (index + 1) / all.length)
  }
  return found
}

async function findFault(open: MemorialCopy['open'], name: string, sha256: string): Promise<string | null> {
  try {
    const opened = await open(name)
    if (!opened) return 'is missing.'
    return (await hashStream(opened.body)) === sha256 ? null : 'is not as it was written.'
  } catch (error) {
    return `cannot be read: ${describeSystemError(error) ?? 'it is damaged.'}`
  }
}
