import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Media } from '../../../../contract/media.ts'
import { CallError, call } from '../../../api/call.ts'
import { useLists } from '../../../api/useLists.ts'
import { toast, toastFailure } from '../../../ui/toast.ts'
import { inOrder, orderOf } from '../../sortable/inOrder.ts'
import { moved } from '../../sortable/places.ts'
import { texts as allTexts } from '../texts.ts'

const texts = allTexts.manage

/**
 * The list in the order that stands on the screen: a move shows at once and is then sent. Moves made while one is
 * under way are sent together after it. When one fails, the order the server has stands again.
 */
export const useOrder = (stored: readonly Media[]) => {
  const { put, refetch } = useLists()
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const sending = useRef(false)
  const wanted = useRef<readonly string[]>([])
  const items = useMemo(() => (ids ? inOrder(stored, ids) : stored), [stored, ids])
  const shown = useRef(items)
  useEffect(() => {
    shown.current = items
  })

  const send = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    try {
      const answer = await sendLatest(wanted)
      put('/api/media', () => answer)
      toast(texts.ordered)
    } catch (error) {
      toastFailure(error instanceof CallError && error.answered ? texts.orderRefused : texts.orderLost)
      refetch('/api/media')
    } finally {
      sending.current = false
      setIds(null)
    }
  }, [put, refetch])
  const move = useCallback(
    (from: number, to: number) => {
      shown.current = moved(shown.current, from, to)
      wanted.current = shown.current.map(({ id }) => id)
      setIds(wanted.current)
      void send()
    },
    [send],
  )
  return { items, move }
}

/** Sends the order until the one that was sent is the one that is wanted; resolves to the server's last answer. */
const sendLatest = async (wanted: RefObject<readonly string[]>) => {
  for (;;) {
    const sent = wanted.current
    const answer = await call('POST /api/media/reorder', { body: orderOf(sent) })
    if (sent === wanted.current) return answer
  }
}
