import { memo, startTransition, useEffect, useRef, useState } from 'react'
import type { Media } from '../../../contract/media.ts'
import { usePageData } from '../../api/pageData.ts'
import { Boundary } from '../../ui/loading/Boundary.tsx'
import { watchNear } from '../../ui/longLists/watchNear.ts'
import type { PhotoAddresses } from '../address.ts'
import { EAGER_CARDS } from './initialView.ts'
import { Polaroid } from './Polaroid.tsx'
import { SECTION_SIZE, rotationOf } from './cards.ts'

interface Props {
  /** position on the page, from 0 */
  index: number
  items: readonly Media[]
  /** true: rendered at any scroll position */
  isDue: boolean
  addresses: PhotoAddresses
  onEdit: (item: Media) => void
}

/**
 * Up to 12 cards. CSS knows its height without them, so a section far down the page stays empty until it is nearly in
 * view, and then keeps its cards. A static copy has them all: it is read without scripts, too.
 */
export const Section = memo(({ index, items, isDue, addresses, onEdit }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const { isComplete = false } = usePageData()
  const [isNear, setNear] = useState(false)
  const isDrawn = isComplete || isDue || isNear
  useEffect(() => {
    if (isDrawn || !list.current) return
    return watchNear(list.current, (near) => near && startTransition(() => setNear(true)))
  }, [isDrawn])
  useEffect(() => {
    if (isDue) void layOutSoon(list.current)
  }, [isDue])
  return (
    <ul ref={list} className="gallery-section" style={{ '--cards': items.length }}>
      {isDrawn &&
        items.map((item, card) => (
          <Boundary key={item.id}>
            <Polaroid
              item={item}
              rotation={rotationOf(index * SECTION_SIZE + card)}
              eager={index === 0 && card < EAGER_CARDS}
              addresses={addresses}
              onEdit={onEdit}
            />
          </Boundary>
        ))}
    </ul>
  )
})

/**
 * The browser would otherwise lay all cards out in the frame in which they come near. With the font they will be seen in,
 * and in a task of its own.
 */
const layOutSoon = async (list: Element | null) => {
  await document.fonts.ready
  setTimeout(() => list?.lastElementChild?.getBoundingClientRect())
}
