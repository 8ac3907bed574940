import { useState } from 'react'
import { addReason } from '../../../api/addReason.ts'
import { call } from '../../../api/call.ts'
import { refetchOnce } from '../../../api/readCache.ts'
import { useListCache } from '../../../api/useListCache.ts'
import { toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { useUndoDelete } from '../../parts/lists/usePutBack.ts'
import { largerTexts as texts } from '../../../../languages/en/dashboard/largerCopies.ts'
import type { Pair } from './findPairs.ts'

/** Gives items of the gallery the files of their larger copies. The toast undoes all of them, also if one of them failed. */
export function useTakeLarger() {
  const putBack = useUndoDelete()
  const { refetch } = useListCache()
  const [busy, setBusy] = useState(false)
  const takeLarger = async (pairs: readonly Pair[]) => {
    const ids: string[] = []
    const undo = () => putBack({ body: { ids } })
    setBusy(true)
    try {
      await refetchOnce(async () => {
        for (const { copy, earlierItem } of pairs) {
          const input = { params: { id: earlierItem.id }, body: { from: copy.id } }
          await call('POST /api/media/:id/take-larger', input)
          ids.push(copy.id)
        }
      })
      toast({ ...texts.taken(ids.length), undo })
    } catch (error) {
      toastFailure({ ...addReason(texts.failed, error), ...(ids.length > 0 && { undo }) })
      // perhaps one of them has been deleted since
      refetch('/api/media')
      refetch('/api/sent')
    }
    setBusy(false)
  }
  return { takeLarger, busy }
}
