import { useEffect } from 'react'
import { openStore, type Store, useStore } from '../stores/store.ts'
import { tabStorage } from '../stores/deviceStorage.ts'

/** What was typed and not saved yet, by form and field. It outlives the form's tab, a reload and a new login. */
type Typed = Record<string, string | undefined>
const drafts = new Map<string, Store<Typed>>()

const draftOf = (form: string): Store<Typed> => {
  const known = drafts.get(form)
  if (known) return known
  const opened = openStore((tabStorage.read(`draft ${form}`) ?? {}) as Typed)
  opened.subscribe(() => tabStorage.save(`draft ${form}`, opened.get()))
  drafts.set(form, opened)
  return opened
}

export interface Draft<T> {
  /** what was typed, and what is saved where nothing was */
  fields: T
  /** whether anything typed differs from what is saved */
  changed: boolean
  change: (part: Partial<T>) => void
  /** goes back to what is saved */
  drop: () => void
}

/** The fields of a form that is filled from what is `saved`. */
export const useDraft = <T extends Record<string, string>>(form: string, saved: T): Draft<T> => {
  const store = draftOf(form)
  const draft = useStore(store) as Partial<T>
  useEffect(() => {
    const left = Object.entries(draft).filter(([name, value]) => value !== saved[name])
    if (left.length < Object.keys(draft).length) store.set(Object.fromEntries(left))
  })
  return {
    fields: { ...saved, ...draft },
    changed: Object.keys(draft).some((name) => draft[name] !== saved[name]),
    change: (part) => store.set({ ...store.get(), ...part }),
    drop: () => store.set({}),
  }
}

/** Takes over how the server wrote what was sent to it; what was typed meanwhile stays. */
export const saveDraft = <T extends Record<string, string>>(form: string, sent: T, answered: T) => {
  const store = draftOf(form)
  const draft = store.get()
  const untouched = Object.keys(draft).filter((name) => draft[name] === sent[name])
  store.set({ ...draft, ...Object.fromEntries(untouched.map((name) => [name, answered[name]])) })
}
