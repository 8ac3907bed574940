import { createContext, use } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { toTypedText } from '../../../../media/mediaText.ts'
import { openStore } from '../../../../stores/store.ts'
import { useStore } from '../../../../stores/useStore.ts'
import { openDrafts } from '../../../../ui/drafts/drafts.ts'
import { useDraft } from '../../../../ui/drafts/useDraft.ts'

export type RowDrafts = ReturnType<typeof openRowDrafts>

/** Holds the typed text of each row by its id, so that a keystroke renders one row, not two thousand. */
export const openRowDrafts = () => {
  /** the server's message about a rejected title by row id, until the title is edited again */
  const errors = openStore<Readonly<Record<string, string | undefined>>>({})
  const setError = (id: string, message?: string) => errors.set({ ...errors.get(), [id]: message })
  return { drafts: openDrafts(), errors, setError }
}

export const RowDraftsContext = createContext(openRowDrafts())

/** The editable fields of an item. A typed date is in words, a stored date in EDTF. */
export const toRowDraft = (item: Media) => ({ ...toTypedText(item), takenAt: item.takenAt ?? '' })

export const useRowDraft = (item: Media) => useDraft(item.id, toRowDraft(item), use(RowDraftsContext).drafts)

export const useTitleError = (id: string) => useStore(use(RowDraftsContext).errors, (errors) => errors[id])

export const useUnsavedCount = ({ drafts }: RowDrafts) =>
  useStore(drafts.forms, (forms) => Object.keys(forms).length)
