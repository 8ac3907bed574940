import { useMemo } from 'react'
import type { Media } from '../../../../contract/media.ts'
import { CallError, call } from '../../../api/call.ts'
import { refetchOnce } from '../../../api/reads.ts'
import { type Lists, useLists } from '../../../api/useLists.ts'
import { toast, toastFailure } from '../../../ui/toast.ts'
import { texts as allTexts } from '../texts.ts'
import type { Edit } from './edits.ts'
import type { UnsavedEdits } from './unsavedEdits.ts'

const texts = allTexts.manage
/** Rows saved at the same time by 'Save All Changes'. */
const AT_ONCE = 4

/** Keeps its identity, so that the rows that are given `save` stay as they are. */
export const useSaving = (unsavedEdits: UnsavedEdits) => {
  const { put } = useLists()
  return useMemo(() => openSaving(unsavedEdits, put), [unsavedEdits, put])
}

const openSaving = (unsavedEdits: UnsavedEdits, put: Lists['put']) => {
  /** Puts what the server answered into the list before the typed text goes, so that no old text shows in between. */
  const saveEdit = async (item: Media, edit: Edit) => {
    try {
      const body = { ...edit, base: unsavedEdits.baseOf(item.id) }
      const answer = await call('PUT /api/media/:id', { params: { id: item.id }, body })
      put('/api/media', (all) => all.map((one) => (one.id === item.id ? { ...one, ...answer } : one)))
      unsavedEdits.clearSaved(answer, edit)
      return true
    } catch (error) {
      unsavedEdits.showError(item.id, error instanceof CallError ? error.issue('title') : undefined)
      return false
    }
  }
  return {
    /** one row */
    save: async (item: Media) => {
      const edit = unsavedEdits.edits.get().get(item.id)
      if (!edit) return toastFailure(texts.noChange)
      if (await refetchOnce(() => saveEdit(item, edit))) toast(texts.saved)
      else toastFailure(texts.updateFailed)
    },
    /** the whole list */
    saveAll: async (items: readonly Media[]) => {
      const changes = items.flatMap((item) => {
        const edit = unsavedEdits.edits.get().get(item.id)
        return edit ? [{ item, edit }] : []
      })
      if (changes.length === 0) return toastFailure(texts.noChanges)
      const results = await refetchOnce(() =>
        inQueue(changes, AT_ONCE, ({ item, edit }) => saveEdit(item, edit)),
      )
      if (results.every(Boolean)) toast(texts.savedAll(changes.length))
      else toastFailure(texts.someFailed)
    },
  }
}

/** Does the work on all of them, a few at a time. */
const inQueue = async <T, R>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = []
  const left = all.entries()
  const worker = async () => {
    for (const [index, one] of left) results[index] = await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
