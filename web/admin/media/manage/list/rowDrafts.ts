import { createContext, use } from 'react'
import type { Media } from '../../../../../contract/media.ts'
import { textOf } from '../../../../media/mediaText.ts'
import { openStore } from '../../../../stores/store.ts'
import { useStore } from '../../../../stores/useStore.ts'
import { openDrafts } from '../../../../ui/drafts/drafts.ts'
import { useDraft } from '../../../../ui/drafts/useDraft.ts'

export type RowDrafts = ReturnType<typeof openRowDrafts>

/** Holds what is typed by the id of the row, so that a keystroke draws one row anew and not two thousand. */
export const openRowDrafts = () => {
  /** by row: the reason why the server rejected its title, until the title is edited again */
  const errors = openStore<Readonly<Record<string, string | undefined>>>({})
  const setError = (id: string, message?: string) => errors.set({ ...errors.get(), [id]: message })
  return { drafts: openDrafts(), errors, setError }
}

export const RowDraftsContext = createContext(openRowDrafts())

/** The fields of an item that are typed. A typed date is in words, a stored one in EDTF. */
export const draftOf = (item: Media) => ({ ...textOf(item), takenAt: item.takenAt ?? '' })

export const useRowDraft = (item: Media) => useDraft(item.id, draftOf(item), use(RowDraftsContext).drafts)

export const useTitleError = (id: string) => useStore(use(RowDraftsContext).errors, (errors) => errors[id])

export const useUnsavedCount = ({ drafts }: RowDrafts) =>
  useStore(drafts.forms, (forms) => Object.keys(forms).length)
