import { fail } from '../../base/errors/fail.ts'

type Fields = Record<string, unknown>

/**
 * Returns the fields of a change to write when others may have written since its editor began: those that differ from `base`, the
 * values the editor started from. Other fields stay as stored. Throws `conflict` where both changed a field to different values.
 * A change without a base is written whole.
 */
export function rebase<T extends object>(
  { base, ...fields }: T & { base?: Fields | undefined },
  stored: Fields,
) {
  const written = Object.entries(fields).filter(([, value]) => value !== undefined)
  const isKnown = (name: string) => base?.[name] !== undefined
  const changed = written.filter(([name, value]) => !isKnown(name) || !isSame(value, base?.[name]))
  const conflicting = changed.filter(
    ([name, value]) => isKnown(name) && !isSame(stored[name], base?.[name]) && !isSame(stored[name], value),
  )
  if (conflicting.length > 0) {
    const current = Object.fromEntries(conflicting.map(([name]) => [name, stored[name]]))
    throw fail('conflict', {}, { current })
  }
  return Object.fromEntries(changed) as Partial<Omit<T, 'base'>>
}

/** For an editor, null equals an empty field. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '')
