import { openStore } from '../../stores/store.ts'

/** The unsaved value of a field, and the value that was saved when editing began. */
interface DraftEntry {
  value: unknown
  base: unknown
}
/** The entries of one form, by field name. */
export type DraftEntries = Readonly<Record<string, DraftEntry>>
type Fields = Readonly<Record<string, unknown>>

export const noEntries: DraftEntries = {}

export type Drafts = ReturnType<typeof openDrafts>

/** Opens a store of the unsaved entries of forms, by form name. */
export const openDrafts = (initialForms: Readonly<Record<string, DraftEntries>> = {}) => {
  const forms = openStore(initialForms)
  const readEntries = (formName: string) => forms.get()[formName] ?? noEntries
  const setEntries = (formName: string, entries: DraftEntries) => {
    const { [formName]: _, ...others } = forms.get()
    forms.set(Object.keys(entries).length > 0 ? { ...others, [formName]: entries } : others)
  }
  return {
    forms,
    readEntries,
    change: (formName: string, saved: object, part: object) => {
      const earlierEntries = readEntries(formName)
      const newEntries = mapValues(part, (value, name) => ({
        value,
        base: (earlierEntries[name] ?? { base: (saved as Fields)[name] }).base,
      }))
      setEntries(formName, findDifferences({ ...earlierEntries, ...newEntries }, saved))
    },
    /**
     * drops the entries in `sent`, because they are saved; keeps later entries of the same fields, with the values in `response` as
     * their base, and the entries of fields that were not sent
     */
    settle: (formName: string, sent: DraftEntries, response: object) => {
      const laterEntries = Object.entries(readEntries(formName)).filter(
        ([name, entry]) => entry !== sent[name],
      )
      const rebasedEntries = laterEntries.map(([name, entry]) => [
        name,
        name in sent ? { ...entry, base: (response as Fields)[name] } : entry,
      ])
      setEntries(formName, findDifferences(Object.fromEntries(rebasedEntries) as DraftEntries, response))
    },
    /** drops the entries that equal the saved values, for example because somebody else has saved the same value */
    prune: (formName: string, saved: object) => {
      const entries = readEntries(formName)
      const remaining = findDifferences(entries, saved)
      if (Object.keys(remaining).length < Object.keys(entries).length) setEntries(formName, remaining)
    },
    drop: (formName: string) => setEntries(formName, noEntries),
    clear: () => forms.set({}),
  }
}

export const pickEntries = (entries: DraftEntries, names?: readonly string[]): DraftEntries =>
  names ? Object.fromEntries(Object.entries(entries).filter(([name]) => names.includes(name))) : entries

export const readValues = (entries: DraftEntries): Fields => mapValues(entries, ({ value }) => value)
export const readBases = (entries: DraftEntries): Fields => mapValues(entries, ({ base }) => base)

export const findDifferences = (entries: DraftEntries, saved: object): DraftEntries =>
  Object.fromEntries(
    Object.entries(entries).filter(([name, { value }]) => !isSame(value, (saved as Fields)[name])),
  )

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const mapValues = <V, R>(
  object: Readonly<Record<string, V>> | object,
  change: (value: V, name: string) => R,
) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value as V, name)]))
