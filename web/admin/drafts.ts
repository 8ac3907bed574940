import { useEffect, useSyncExternalStore } from 'react'

/** Words that were typed and not saved yet, by form and field. They outlive their tab, a reload and a new login. */
type Typed = Record<string, string | undefined>
const drafts = new Map<string, Typed>()
const listeners = new Set<() => void>()

const read = (form: string): Typed => {
  const known = drafts.get(form)
  if (known) return known
  const stored = JSON.parse(sessionStorage.getItem(`draft ${form}`) ?? '{}') as Typed
  drafts.set(form, stored)
  return stored
}

const write = (form: string, draft: Typed) => {
  drafts.set(form, draft)
  try {
    sessionStorage.setItem(`draft ${form}`, JSON.stringify(draft))
  } catch {
    // no room or not allowed: they still outlive the tab
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
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
  const draft = useSyncExternalStore(subscribe, () => read(form)) as Partial<T>
  useEffect(() => {
    const left = Object.entries(draft).filter(([name, value]) => value !== saved[name])
    if (left.length < Object.keys(draft).length) write(form, Object.fromEntries(left))
  })
  return {
    fields: { ...saved, ...draft },
    changed: Object.keys(draft).some((name) => draft[name] !== saved[name]),
    change: (part) => write(form, { ...read(form), ...part }),
    drop: () => write(form, {}),
  }
}

/** Takes over how the server wrote what was sent to it; what was typed meanwhile stays. */
export const saveDraft = <T extends Record<string, string>>(form: string, sent: T, answered: T) => {
  const now = read(form)
  const untouched = Object.keys(now).filter((name) => now[name] === sent[name])
  write(form, { ...now, ...Object.fromEntries(untouched.map((name) => [name, answered[name]])) })
}
