import { createContext, use, useSyncExternalStore } from 'react'
import { type Edit, edited, type Edits, saved, type Words } from './edits.ts'

/** Holds what is typed, so that a keystroke draws one row anew and not two thousand. */
export interface UnsavedEdits {
  edits: () => Edits
  subscribe: (listener: () => void) => () => void
  type: (item: Words, typed: Edit) => void
  saved: (item: Words, sent: Edit) => void
  forget: (id: string) => void
  /** what the server said about a field of a row, until it is typed in again */
  wrong: (id: string) => string | undefined
  say: (id: string, wrong: string | undefined) => void
}

export const openUnsavedEdits = (): UnsavedEdits => {
  let edits: Edits = new Map()
  let wrong: ReadonlyMap<string, string> = new Map()
  const listeners = new Set<() => void>()
  const set = (next: Edits) => {
    edits = next
    for (const listener of listeners) listener()
  }
  const say = (id: string, words: string | undefined) => {
    const next = new Map(wrong)
    if (words) next.set(id, words)
    else next.delete(id)
    wrong = next
  }
  const without = (id: string) => new Map([...edits].filter(([other]) => other !== id))
  return {
    edits: () => edits,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    type: (item, typed) => {
      if (typed.title !== undefined) say(item.id, undefined)
      set(edited(edits, item, typed))
    },
    saved: (item, sent) => {
      say(item.id, undefined)
      set(saved(edits, item, sent))
    },
    forget: (id) => set(without(id)),
    wrong: (id) => wrong.get(id),
    say: (id, words) => {
      say(id, words)
      set(new Map(edits))
    },
  }
}

export const UnsavedEditsContext = createContext<UnsavedEdits>(openUnsavedEdits())

export const useUnsavedEdits = () => use(UnsavedEditsContext)

/** What is typed into one row. */
export const useEdit = (id: string): Edit | undefined => {
  const { subscribe, edits } = useUnsavedEdits()
  const read = () => edits().get(id)
  return useSyncExternalStore(subscribe, read, read)
}

export const useWrong = (id: string): string | undefined => {
  const { subscribe, wrong } = useUnsavedEdits()
  const read = () => wrong(id)
  return useSyncExternalStore(subscribe, read, read)
}

/** How many rows hold something not saved. */
export const useUnsavedCount = (book: UnsavedEdits): number => {
  const read = () => book.edits().size
  return useSyncExternalStore(book.subscribe, read, read)
}
