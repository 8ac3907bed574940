import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../stores/useStore.ts'
import { readBases, findDifferences, type Drafts, noEntries, openDrafts, readValues } from './drafts.ts'
import { useUnsaved } from '../dialogs/unsaved.tsx'

export interface Draft<T> {
  /** the entered values, and the saved values of fields without an entry */
  fields: T
  /** each field's saved value when its edit began; sent with the change, so that later changes by others are kept */
  base: T
  /** whether any entered value differs from the saved one */
  isChanged: boolean
  change: (part: Partial<T>) => void
  /** remembers the entries that are being sent */
  markSent: () => void
  /** takes the saved values from the response; entries made since `markSent` stay */
  settle: (answered: T) => void
  /** goes back to the saved values */
  drop: () => void
}

/**
 * The fields of a form that starts from the `saved` values, which others may change in the meantime. Without `drafts`, the
 * entries are lost with the form, and leaving the page asks first; with `drafts`, they last as long as that store.
 */
export const useDraft = <T extends object>(form: string, saved: T, drafts?: Drafts): Draft<T> => {
  const [own] = useState(() => openDrafts())
  const live = drafts ?? own
  const entries = useStore(live.forms, (all) => all[form] ?? noEntries)
  const sent = useRef(noEntries)
  const changed = Object.keys(findDifferences(entries, saved)).length > 0
  useUnsaved(changed && !drafts, form)
  useEffect(() => live.prune(form, saved))
  return {
    fields: { ...saved, ...readValues(entries) },
    base: { ...saved, ...readBases(entries) },
    isChanged: changed,
    change: (part) => live.change(form, saved, part),
    markSent: () => {
      sent.current = live.entriesOf(form)
    },
    settle: (answered) => live.settle(form, sent.current, answered),
    drop: () => live.drop(form),
  }
}
