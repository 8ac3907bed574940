import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { CallError, call } from '../../../api/call.ts'
import { useListCache } from '../../../api/useListCache.ts'
import { type Toast, toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { sortByIds, toReorderBody } from '../../sortable/sortByIds.ts'
import { moveItem } from '../../sortable/places.ts'
import { manageTexts as texts } from '../texts.ts'
import { UNDO_MS } from './chosen/useVisibility.ts'

/**
 * Reorders the gallery: a new order shows at once and is then sent; Undo in the toast restores the earlier one. Moves
 * made while a request is under way are sent together after it. If a request fails, the server's order shows again.
 */
export const useOrder = (stored: readonly Media[]) => {
  const { updateCached, refetch } = useListCache()
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const sending = useRef(false)
  const wanted = useRef<readonly string[]>([])
  const items = useMemo(() => (ids ? sortByIds(stored, ids) : stored), [stored, ids])

  const send = useCallback(
    async (success: Toast) => {
      if (sending.current) return
      sending.current = true
      try {
        const answer = await sendLatest(wanted)
        updateCached('/api/media', () => answer)
        toast(success)
      } catch (error) {
        toastFailure(error instanceof CallError && error.hasResponse ? texts.orderRefused : texts.orderLost)
        refetch('/api/media')
      } finally {
        sending.current = false
        setIds(null)
      }
    },
    [updateCached, refetch],
  )
  const setOrder = useCallback(
    (order: readonly Media[], description?: string) => {
      const show = (next: readonly string[], success: Toast) => {
        wanted.current = next
        setIds(next)
        void send(success)
      }
      const undo = () => show(listIds(items), texts.ordered)
      show(listIds(order), { ...texts.ordered, description, duration: UNDO_MS, undo })
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

/** Sends the wanted order, and again if it changed meanwhile; resolves to the last response. */
const sendLatest = async (wanted: RefObject<readonly string[]>) => {
  for (;;) {
    const sent = wanted.current
    const answer = await call('POST /api/media/reorder', { body: toReorderBody(sent) })
    if (sent === wanted.current) return answer
  }
}
