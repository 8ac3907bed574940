import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { Media } from '../../../../contract/media.ts'
import { CallError, call } from '../../../api/call.ts'
import { useLists } from '../../../api/useLists.ts'
import { type Toast, toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { inOrder, orderOf } from '../../sortable/inOrder.ts'
import { moved } from '../../sortable/places.ts'
import { manageTexts as texts } from '../texts.ts'
import { UNDO_FOR } from './chosen/useVisibility.ts'

/**
 * The list in the order that stands on the screen: a new order shows at once and is then sent; the toast takes it back.
 * Moves made while one is under way are sent together after it. When one fails, the order the server has stands again.
 */
export const useOrder = (stored: readonly Media[]) => {
  const { put, refetch } = useLists()
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const sending = useRef(false)
  const wanted = useRef<readonly string[]>([])
  const items = useMemo(() => (ids ? inOrder(stored, ids) : stored), [stored, ids])

  const send = useCallback(
    async (success: Toast) => {
      if (sending.current) return
      sending.current = true
      try {
        const answer = await sendLatest(wanted)
        put('/api/media', () => answer)
        toast(success)
      } catch (error) {
        toastFailure(error instanceof CallError && error.answered ? texts.orderRefused : texts.orderLost)
        refetch('/api/media')
      } finally {
        sending.current = false
        setIds(null)
      }
    },
    [put, refetch],
  )
  const setOrder = useCallback(
    (order: readonly Media[], description?: string) => {
      const show = (next: readonly string[], success: Toast) => {
        wanted.current = next
        setIds(next)
        void send(success)
      }
      const undo = () => show(listIds(items), texts.ordered)
      show(listIds(order), { ...texts.ordered, description, duration: UNDO_FOR, undo })
    },
    [items, send],
  )
  const move = useCallback((from: number, to: number) => setOrder(moved(items, from, to)), [items, setOrder])
  return { items, move, setOrder }
}

const listIds = (items: readonly Media[]) => items.map(({ id }) => id)

/** Sends the order until the one that was sent is the one that is wanted; resolves to the server's last answer. */
const sendLatest = async (wanted: RefObject<readonly string[]>) => {
  for (;;) {
    const sent = wanted.current
    const answer = await call('POST /api/media/reorder', { body: orderOf(sent) })
    if (sent === wanted.current) return answer
  }
}
