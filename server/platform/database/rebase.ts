import { fail } from '../../base/errors/fail.ts'

type Fields = Record<string, unknown>

/**
 * Returns the fields that an edit must write: those that differ from `base`, which holds the values before the edit. Other fields
 * are left out, because other people may have changed them since. Throws `conflict` if other people have changed one of the
 * returned fields to a different value. Without `base`, all fields are returned.
 */
export function rebase<T extends object>(
  { base, ...fields }: T & { base?: Fields | undefined },
  storedFields: Fields,
) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  const isInBase = (name: string) => base?.[name] !== undefined
  const changedEntries = entries.filter(([name, value]) => !isInBase(name) || !isSame(value, base?.[name]))
  const conflicts = changedEntries.filter(
    ([name, value]) =>
      isInBase(name) && !isSame(storedFields[name], base?.[name]) && !isSame(storedFields[name], value),
  )
  if (conflicts.length > 0) {
    const current = Object.fromEntries(conflicts.map(([name]) => [name, storedFields[name]]))
    throw fail('conflict', {}, { current })
  }
  return Object.fromEntries(changedEntries) as Partial<Omit<T, 'base'>>
}

/** Whether an edit form shows two values alike. The form shows null as an empty field. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '')
