import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { addReason } from '../../../api/addReason.ts'
import { CallError, call } from '../../../api/call.ts'
import { useListCache } from '../../../api/useListCache.ts'
import { type Toast, toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { moveTogether, sortByIds, toReorderBody } from '../../parts/sortable/order.ts'
import { manageTexts as texts } from '../../../../languages/en/dashboard/media.ts'

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
    async (success: Toast, undo?: () => void) => {
      if (isSending.current) return
      isSending.current = true
      try {
        const answer = await sendLatest(latestIds, undo !== undefined)
        updateCached('/api/media', () => answer)
        toast(success)
      } catch (error) {
        const hasResponse = error instanceof CallError && error.hasResponse
        toastFailure({ ...addReason(hasResponse ? texts.orderRefused : texts.orderLost, error), undo })
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
      const show = (next: readonly string[], success: Toast, failedUndo?: () => void) => {
        latestIds.current = next
        setIds(next)
        void send(success, failedUndo)
      }
      const undo = () => show(listIds(items), texts.ordered, undo)
      show(listIds(order), { ...texts.ordered, description, undo })
    },
    [items, send],
  )
  const move = useCallback(
    (movedIds: ReadonlySet<string>, to: number) => setOrder(moveTogether(items, movedIds, to)),
    [items, setOrder],
  )
  return { items, move, setOrder }
}

const listIds = (items: readonly Media[]) => items.map(({ id }) => id)

/**
 * Sends the latest sequence of ids. Sends again if the sequence changed during the request. Resolves to the last response. An
 * undo leaves out what was deleted since.
 */
const sendLatest = async (latestIds: RefObject<readonly string[]>, isUndo: boolean) => {
  for (;;) {
    const sentIds = latestIds.current
    const answer = await sendOrder(sentIds).catch(async (error: unknown) => {
      if (!isUndo || !(error instanceof CallError) || error.code !== 'bad_order') throw error
      const storedIds = new Set(listIds(await call('GET /api/media')))
      return sendOrder(sentIds.filter((id) => storedIds.has(id)))
    })
    if (sentIds === latestIds.current) return answer
  }
}

const sendOrder = (ids: readonly string[]) => call('POST /api/media/reorder', { body: toReorderBody(ids) })
