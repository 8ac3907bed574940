import type { Media } from '../../../../contract/media.ts'
import { CallError, call } from '../../../api/call.ts'
import { useLists } from '../../../api/useLists.ts'
import { toast } from '../../../ui/toast.ts'
import { texts as allTexts } from '../texts.ts'
import type { UnsavedEdits } from './unsavedEdits.ts'
import type { Edit } from './edits.ts'

const texts = allTexts.manage
/** Rows saved at the same time by 'Save All Changes'. */
const atOnce = 4

export interface Saving {
  /** one row, or the whole list */
  save: (item: Media) => Promise<void>
  saveAll: (items: readonly Media[]) => Promise<void>
}

export const useSaving = (book: UnsavedEdits): Saving => {
  const { put: putIntoList, refetch: refetchList } = useLists()
  /** Puts what the server answered into the list before the typed words go, so that no old word shows in between. */
  const put = async (item: Media, edit: Edit) => {
    try {
      const answer = await call('PUT /api/media/:id', { params: { id: item.id }, body: edit })
      putIntoList('/api/media', (all) => all.map((one) => (one.id === item.id ? { ...one, ...answer } : one)))
      book.saved(answer, edit)
      return true
    } catch (error) {
      book.say(item.id, error instanceof CallError ? error.issue('title') : undefined)
      return false
    }
  }
  const refetch = () => refetchList('/api/media')
  return {
    save: async (item) => {
      const edit = book.edits().get(item.id)
      if (!edit) return toast(texts.noChange)
      if (!(await put(item, edit))) return toast({ ...texts.updateFailed, tone: 'destructive' })
      toast(texts.saved)
      refetch()
    },
    saveAll: async (items) => {
      const changes = items.flatMap((item) => {
        const edit = book.edits().get(item.id)
        return edit ? [{ item, edit }] : []
      })
      if (changes.length === 0) return toast(texts.noChanges)
      const results = await inTurn(changes, atOnce, ({ item, edit }) => put(item, edit))
      refetch()
      if (results.every(Boolean)) toast(texts.savedAll(changes.length))
      else toast({ ...texts.someFailed, tone: 'destructive' })
    },
  }
}

/** Does the work on all of them, a few at a time. */
const inTurn = async <T, R>(
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
