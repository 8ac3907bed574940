import { useEffect } from 'react'
import { openStore } from '../stores/store.ts'
import { useStore } from '../stores/useStore.ts'
import { tabStorage } from '../stores/deviceStorage.ts'

/** What was typed into a field and not saved yet, and what was saved there when the typing began. */
interface Typed {
  value: string
  base: string
}
/** By form, then by field. */
type Drafts = Readonly<Record<string, Readonly<Record<string, Typed>>>>

/** Outlives the form's tab, a reload and a new login. */
const drafts = openStore((tabStorage.read('drafts') ?? {}) as Drafts)
drafts.subscribe(() => tabStorage.save('drafts', drafts.get()))

export const hasDrafts = () => Object.values(drafts.get()).some((draft) => Object.keys(draft).length > 0)

export const clearDrafts = () => drafts.set({})

const noDraft: Drafts[string] = {}
const draftOf = (form: string) => drafts.get()[form] ?? noDraft
const setDraft = (form: string, draft: Drafts[string]) => drafts.set({ ...drafts.get(), [form]: draft })

export interface Draft<T> {
  /** what was typed, and what is saved where nothing was */
  fields: T
  /** what was saved when the typing began */
  base: T
  /** whether anything typed differs from what is saved */
  changed: boolean
  change: (part: Partial<T>) => void
  /** goes back to what is saved */
  drop: () => void
}

/** The fields of a form that is filled from what is `saved`. */
export const useDraft = <T extends Record<string, string>>(form: string, saved: T): Draft<T> => {
  const draft = useStore(drafts, (all) => all[form] ?? noDraft)
  const unsaved = Object.entries(draft).filter(([name, { value }]) => value !== saved[name])
  useEffect(() => {
    if (unsaved.length < Object.keys(draft).length) setDraft(form, Object.fromEntries(unsaved))
  })
  const typed = (part: keyof Typed): T => ({
    ...saved,
    ...Object.fromEntries(Object.entries(draft).map(([name, field]) => [name, field[part]])),
  })
  return {
    fields: typed('value'),
    base: typed('base'),
    changed: unsaved.length > 0,
    change: (part) => {
      const earlier = draftOf(form)
      const fresh = Object.entries(part).map(([name, value]) => {
        const base = earlier[name]?.base ?? saved[name] ?? ''
        return [name, { value: value ?? '', base }]
      })
      setDraft(form, { ...earlier, ...Object.fromEntries(fresh) })
    },
    drop: () => setDraft(form, noDraft),
  }
}

/** Takes over how the server wrote what was sent to it; what was typed meanwhile stays. */
export const saveDraft = <T extends Record<string, string>>(form: string, sent: T, answered: T) => {
  const fields = Object.entries(draftOf(form)).map(([name, { value }]) => {
    const base = answered[name] ?? ''
    return [name, { value: value === sent[name] ? base : value, base }]
  })
  setDraft(form, Object.fromEntries(fields))
}
