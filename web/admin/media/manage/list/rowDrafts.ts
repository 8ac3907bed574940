import { createContext, use } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { toTypedText } from '../../../../media/mediaText.ts'
import { openStore } from '../../../../stores/store.ts'
import { useStore } from '../../../../stores/useStore.ts'
import { openDrafts } from '../../../../ui/drafts/drafts.ts'
import { useDraft } from '../../../../ui/drafts/useDraft.ts'

export type RowDrafts = ReturnType<typeof openRowDrafts>

/** Holds the typed text of each row under the row's id, so that a keystroke renders only one row instead of two thousand. */
export const openRowDrafts = () => {
  /** the server's messages about rejected titles, by row id; a message stays until the title is edited again */
  const errors = openStore<Readonly<Record<string, string | undefined>>>({})
  const setError = (id: string, message?: string) => errors.set({ ...errors.get(), [id]: message })
  return { drafts: openDrafts(), errors, setError }
}

export const RowDraftsContext = createContext(openRowDrafts())

/** Returns the editable fields of an item. `takenAt` is an EDTF date until it is edited, and then a date in words. */
export const toRowDraft = (item: Media) => ({ ...toTypedText(item), takenAt: item.takenAt ?? '' })

export const useRowDraft = (item: Media) => useDraft(item.id, toRowDraft(item), use(RowDraftsContext).drafts)

export const useTitleError = (id: string) => useStore(use(RowDraftsContext).errors, (errors) => errors[id])

export const useUnsavedCount = ({ drafts }: RowDrafts) =>
  useStore(drafts.forms, (forms) => Object.keys(forms).length)
