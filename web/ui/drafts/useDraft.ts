import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../stores/useStore.ts'
import { basesOf, differing, type Drafts, noEntries, openDrafts, valuesOf } from './drafts.ts'
import { useUnsaved } from '../dialogs/unsaved.tsx'

export interface Draft<T> {
  /** the entered values; the saved ones for fields without an entry */
  fields: T
  /** the saved values from when each field's edit began; sent along, they protect what others have saved since */
  base: T
  /** whether any entered value differs from the saved one */
  changed: boolean
  change: (part: Partial<T>) => void
  /** remembers that the fields are sent as they are now */
  send: () => void
  /** takes over the saved values that the server answered; entries made since stay */
  settle: (answered: T) => void
  /** goes back to what is saved */
  drop: () => void
}

/**
 * The fields of a form that is filled from what is `saved`, which others may change meanwhile. They live as long as the
 * form, and leaving the page asks first; in the `drafts` of a list or of the tab they live as long as those.
 */
export const useDraft = <T extends object>(form: string, saved: T, drafts?: Drafts): Draft<T> => {
  const [own] = useState(() => openDrafts())
  const live = drafts ?? own
  const entries = useStore(live.forms, (all) => all[form] ?? noEntries)
  const sent = useRef(noEntries)
  const changed = Object.keys(differing(entries, saved)).length > 0
  useUnsaved(changed && !drafts, form)
  useEffect(() => live.prune(form, saved))
  return {
    fields: { ...saved, ...valuesOf(entries) },
    base: { ...saved, ...basesOf(entries) },
    changed,
    change: (part) => live.change(form, saved, part),
    send: () => {
      sent.current = live.entriesOf(form)
    },
    settle: (answered) => live.settle(form, sent.current, answered),
    drop: () => live.drop(form),
  }
}
