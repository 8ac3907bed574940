import { memo, startTransition, useEffect, useRef, useState } from 'react'
import type { Media } from '../../../contract/media/media.ts'
import { usePageData } from '../../api/pageData.ts'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import { watchNearViewport } from '../../ui/longLists/watchNearViewport.ts'
import type { PhotoAddresses } from '../address.ts'
import { EAGER_CARDS } from './initialView.ts'
import { Polaroid } from './Polaroid.tsx'
import { SECTION_SIZE, chooseRotation } from './cards.ts'

interface Props {
  /** position on the page, from 0 */
  index: number
  items: readonly Media[]
  /** rendered at any scroll position */
  isDue: boolean
  addresses: PhotoAddresses
  onEdit: (item: Media) => void
}

/**
 * Up to 12 cards. CSS computes the section's height without them, so a section far down the page stays empty until it is nearly
 * in view, and then keeps its cards. A static copy has all cards: people read it without scripts, too.
 */
export const Section = memo(({ index, items, isDue, addresses, onEdit }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const { isComplete = false } = usePageData()
  const [isNear, setNear] = useState(false)
  const isRendered = isComplete || isDue || isNear
  useEffect(() => {
    if (isRendered || !list.current) return
    return watchNearViewport(list.current, (near) => near && startTransition(() => setNear(true)))
  }, [isRendered])
  useEffect(() => {
    if (isDue) void layOutCards(list.current)
  }, [isDue])
  return (
    <ul ref={list} className="gallery-section" style={{ '--cards': items.length }}>
      {isRendered &&
        items.map((item, card) => (
          <ErrorBoundary key={item.id}>
            <Polaroid
              item={item}
              rotation={chooseRotation(index * SECTION_SIZE + card)}
              eager={index === 0 && card < EAGER_CARDS}
              addresses={addresses}
              onEdit={onEdit}
            />
          </ErrorBoundary>
        ))}
    </ul>
  )
})

/**
 * Makes the browser lay out the cards early, in a task of its own and with their final font. Otherwise it would lay out all of
 * them in the frame in which they come into view.
 */
const layOutCards = async (list: Element | null) => {
  await document.fonts.ready
  setTimeout(() => list?.lastElementChild?.getBoundingClientRect())
}
