import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/Button.tsx'
import { countShown } from '../../ui/longLists/countShown.ts'
import { texts } from '../../../languages/en/dashboard/media.ts'

/** The number of items that are shown at first, and each time somebody asks for more: a list of thousands freezes the page. */
const SHOWN_AT_ONCE = 50

/** Shows the first items of a list of `count` items, and a button for more. The caller sets `list` as the ref of the list. */
export const useShowMore = <E extends Element>(count: number) => {
  const list = useRef<E>(null)
  const [askedCount, setAskedCount] = useState(SHOWN_AT_ONCE)
  const shownCount = countShown(count, askedCount)
  /** Shows more items, and focuses the first of them, because the button may be gone afterwards. */
  const showMore = () => {
    flushSync(() => setAskedCount(askedCount + SHOWN_AT_ONCE))
    list.current?.children[shownCount]?.querySelector<HTMLElement>('button:not([tabindex])')?.focus()
  }
  const hiddenCount = Math.max(0, count - shownCount)
  const moreButton = hiddenCount > 0 && (
    <Button onClick={showMore}>
      {texts.showMore(Math.min(hiddenCount, countShown(hiddenCount, SHOWN_AT_ONCE)))}
    </Button>
  )
  return { list, shownCount, moreButton }
}
