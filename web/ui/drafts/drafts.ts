import { openStore } from '../../stores/store.ts'

/** The unsaved value of a field, and the value that was saved when editing began. */
interface DraftEntry {
  value: unknown
  base: unknown
}
/** Entries by field name. */
export type DraftEntries = Readonly<Record<string, DraftEntry>>
type Fields = Readonly<Record<string, unknown>>

export const noEntries: DraftEntries = {}

export type Drafts = ReturnType<typeof openDrafts>

/** Opens a store of unsaved entries by form name. */
export const openDrafts = (first: Readonly<Record<string, DraftEntries>> = {}) => {
  const forms = openStore(first)
  const readEntries = (form: string) => forms.get()[form] ?? noEntries
  const setEntries = (form: string, entries: DraftEntries) => {
    const { [form]: _, ...others } = forms.get()
    forms.set(Object.keys(entries).length > 0 ? { ...others, [form]: entries } : others)
  }
  return {
    forms,
    entriesOf: readEntries,
    change: (form: string, saved: object, part: object) => {
      const earlier = readEntries(form)
      const fresh = mapValues(part, (value, name) => ({
        value,
        base: (earlier[name] ?? { base: (saved as Fields)[name] }).base,
      }))
      setEntries(form, findDifferences({ ...earlier, ...fresh }, saved))
    },
    /** drops the entries in `sent`, which are saved now; later entries stay, with the values in `answered` as their base */
    settle: (form: string, sent: DraftEntries, answered: object) => {
      const later = Object.entries(readEntries(form)).filter(([name, entry]) => entry !== sent[name])
      const rebased = later.map(([name, { value }]) => [name, { value, base: (answered as Fields)[name] }])
      setEntries(form, findDifferences(Object.fromEntries(rebased) as DraftEntries, answered))
    },
    /** drops entries that equal the saved values, such as when somebody else has saved the same value */
    prune: (form: string, saved: object) => {
      const earlier = readEntries(form)
      const remaining = findDifferences(earlier, saved)
      if (Object.keys(remaining).length < Object.keys(earlier).length) setEntries(form, remaining)
    },
    drop: (form: string) => setEntries(form, noEntries),
    clear: () => forms.set({}),
  }
}

export const readValues = (entries: DraftEntries): Fields => mapValues(entries, ({ value }) => value)
export const readBases = (entries: DraftEntries): Fields => mapValues(entries, ({ base }) => base)

/** Returns the entries that differ from `saved`. */
export const findDifferences = (entries: DraftEntries, saved: object): DraftEntries =>
  Object.fromEntries(
    Object.entries(entries).filter(([name, { value }]) => !isSame(value, (saved as Fields)[name])),
  )

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const mapValues = <V, R>(
  object: Readonly<Record<string, V>> | object,
  change: (value: V, name: string) => R,
) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value as V, name)]))
