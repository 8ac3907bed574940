import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../stores/useStore.ts'
import {
  readBases,
  findDifferences,
  type Drafts,
  noEntries,
  openDrafts,
  pickEntries,
  readValues,
} from './drafts.ts'
import { useUnsaved } from '../dialogs/unsaved.tsx'

export interface Draft<T> {
  /** the entered values, and the saved values of the fields in which nothing was entered */
  fields: T
  /** each field's saved value when its editing began; sent with the entries, so that the server keeps what others have changed */
  base: T
  isChanged: boolean
  change: (part: Partial<T>) => void
  /** remembers the current entries, or those of `names`, as those that are being sent */
  markSent: (names?: readonly string[]) => void
  /** takes the saved values from the server's response, but keeps the entries made since `markSent` */
  settle: (response: T) => void
  /** discards the entries and returns to the saved values */
  drop: () => void
}

/**
 * Holds the fields of a form that starts with the `saved` values; other people may change the saved values in the meantime. If
 * `drafts` is given, that store keeps the entries. Otherwise, the entries are lost with the form, so people are asked for
 * confirmation before they leave.
 */
export const useDraft = <T extends object>(formName: string, saved: T, drafts?: Drafts): Draft<T> => {
  const [ownDrafts] = useState(() => openDrafts())
  const usedDrafts = drafts ?? ownDrafts
  const entries = useStore(usedDrafts.forms, (forms) => forms[formName] ?? noEntries)
  const sentEntries = useRef(noEntries)
  const isChanged = Object.keys(findDifferences(entries, saved)).length > 0
  useUnsaved(isChanged && !drafts, formName)
  useEffect(() => usedDrafts.prune(formName, saved))
  return {
    fields: { ...saved, ...readValues(entries) },
    base: { ...saved, ...readBases(entries) },
    isChanged,
    change: (part) => usedDrafts.change(formName, saved, part),
    markSent: (names) => {
      sentEntries.current = pickEntries(usedDrafts.readEntries(formName), names)
    },
    settle: (response) => usedDrafts.settle(formName, sentEntries.current, response),
    drop: () => usedDrafts.drop(formName),
  }
}
