import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { addReason } from '../../../api/addReason.ts'
import { CallError, call } from '../../../api/call.ts'
import { useListCache } from '../../../api/useListCache.ts'
import { type Toast, toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { sortByIds, toReorderBody } from '../../sortable/sortByIds.ts'
import { moveItem } from '../../sortable/places.ts'
import { manageTexts as texts } from '../texts.ts'

/**
 * Reorders the gallery. A new sequence is shown at once, and is then sent to the server. The Undo button in the toast restores
 * the earlier sequence. If items are moved during a request, one more request sends all of these moves. If a request fails, the
 * server's sequence is shown again.
 */
export const useOrder = (stored: readonly Media[]) => {
  const { updateCached, refetch } = useListCache()
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const isSending = useRef(false)
  const latestIds = useRef<readonly string[]>([])
  const items = useMemo(() => (ids ? sortByIds(stored, ids) : stored), [stored, ids])

  const send = useCallback(
    async (success: Toast) => {
      if (isSending.current) return
      isSending.current = true
      try {
        const answer = await sendLatest(latestIds)
        updateCached('/api/media', () => answer)
        toast(success)
      } catch (error) {
        const hasResponse = error instanceof CallError && error.hasResponse
        toastFailure(addReason(hasResponse ? texts.orderRefused : texts.orderLost, error))
        refetch('/api/media')
      } finally {
        isSending.current = false
        setIds(null)
      }
    },
    [updateCached, refetch],
  )
  const setOrder = useCallback(
    (order: readonly Media[], description?: string) => {
      const show = (next: readonly string[], success: Toast) => {
        latestIds.current = next
        setIds(next)
        void send(success)
      }
      const undo = () => show(listIds(items), texts.ordered)
      show(listIds(order), { ...texts.ordered, description, undo })
    },
    [items, send],
  )
  const move = useCallback(
    (from: number, to: number) => setOrder(moveItem(items, from, to)),
    [items, setOrder],
  )
  return { items, move, setOrder }
}

const listIds = (items: readonly Media[]) => items.map(({ id }) => id)

/** Sends the latest sequence of ids. Sends again if the sequence changed during the request. Resolves to the last response. */
const sendLatest = async (latestIds: RefObject<readonly string[]>) => {
  for (;;) {
    const sentIds = latestIds.current
    const answer = await call('POST /api/media/reorder', { body: toReorderBody(sentIds) })
    if (sentIds === latestIds.current) return answer
  }
}
