import { openStore } from '../../stores/store.ts'

/** The unsaved value of a field, and the value that was saved when editing began. */
interface Entry {
  value: unknown
  base: unknown
}
/** Entries by field name. */
export type Entries = Readonly<Record<string, Entry>>
type Fields = Readonly<Record<string, unknown>>

export const noEntries: Entries = {}

export type Drafts = ReturnType<typeof openDrafts>

/** Opens a store of unsaved entries by form name. */
export const openDrafts = (first: Readonly<Record<string, Entries>> = {}) => {
  const forms = openStore(first)
  const entriesOf = (form: string) => forms.get()[form] ?? noEntries
  const setEntries = (form: string, entries: Entries) => {
    const { [form]: _, ...others } = forms.get()
    forms.set(Object.keys(entries).length > 0 ? { ...others, [form]: entries } : others)
  }
  return {
    forms,
    entriesOf,
    change: (form: string, saved: object, part: object) => {
      const earlier = entriesOf(form)
      const fresh = mapValues(part, (value, name) => ({
        value,
        base: (earlier[name] ?? { base: (saved as Fields)[name] }).base,
      }))
      setEntries(form, differing({ ...earlier, ...fresh }, saved))
    },
    /** drops the entries in `sent`, which are saved now; later entries stay, with the values in `answered` as their base */
    settle: (form: string, sent: Entries, answered: object) => {
      const later = Object.entries(entriesOf(form)).filter(([name, entry]) => entry !== sent[name])
      const rebased = later.map(([name, { value }]) => [name, { value, base: (answered as Fields)[name] }])
      setEntries(form, differing(Object.fromEntries(rebased) as Entries, answered))
    },
    /** drops entries that equal the saved values, such as when somebody else has saved the same value */
    prune: (form: string, saved: object) => {
      const earlier = entriesOf(form)
      const remaining = differing(earlier, saved)
      if (Object.keys(remaining).length < Object.keys(earlier).length) setEntries(form, remaining)
    },
    drop: (form: string) => setEntries(form, noEntries),
    clear: () => forms.set({}),
  }
}

export const valuesOf = (entries: Entries): Fields => mapValues(entries, ({ value }) => value)
export const basesOf = (entries: Entries): Fields => mapValues(entries, ({ base }) => base)

/** Returns the entries that differ from `saved`. */
export const differing = (entries: Entries, saved: object): Entries =>
  Object.fromEntries(
    Object.entries(entries).filter(([name, { value }]) => !isSame(value, (saved as Fields)[name])),
  )

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const mapValues = <V, R>(
  object: Readonly<Record<string, V>> | object,
  change: (value: V, name: string) => R,
) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value as V, name)]))
