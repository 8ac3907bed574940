import { memo, startTransition, useEffect, useRef, useState } from 'react'
import type { Media } from '../../../contract/media/media.ts'
import { usePageData } from '../../api/pageData.ts'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import { watchNearViewport } from '../../ui/longLists/watchNearViewport.ts'
import type { PhotoUrls } from '../address.ts'
import { EAGER_CARD_COUNT } from './initialView.ts'
import { Polaroid } from './Polaroid.tsx'
import { SECTION_SIZE, chooseRotation, countCaptionedRows } from './cards.ts'

interface Props {
  /** the section's 0-based position on the page */
  index: number
  items: readonly Media[]
  /** whether the cards are rendered even if the section is far from the visible area */
  mustRender: boolean
  photoUrls: PhotoUrls
  onEdit: (item: Media) => void
}

/**
 * A section of up to 12 cards. CSS computes the section's height even without cards, so a section far down the page stays empty
 * until it is nearly in view. From then on, its cards stay rendered. A page for readers without scripts (`isComplete`) has all
 * cards.
 */
export const Section = memo(({ index, items, mustRender, photoUrls, onEdit }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const { isComplete = false } = usePageData()
  const [isNear, setNear] = useState(false)
  const isRendered = isComplete || mustRender || isNear
  useEffect(() => {
    if (isRendered || !list.current) return
    return watchNearViewport(list.current, (isNearNow) => isNearNow && startTransition(() => setNear(true)))
  }, [isRendered])
  useEffect(() => {
    if (mustRender) void layOutCards(list.current)
  }, [mustRender])
  return (
    <ul
      ref={list}
      className="gallery-section"
      style={{
        '--cards': items.length,
        '--rows-5': Math.ceil(items.length / 5),
        ...countCaptionedRows(items),
      }}
    >
      {isRendered &&
        items.map((item, cardIndex) => (
          <ErrorBoundary key={item.id}>
            <Polaroid
              item={item}
              rotation={chooseRotation(index * SECTION_SIZE + cardIndex)}
              eager={index === 0 && cardIndex < EAGER_CARD_COUNT}
              photoUrls={photoUrls}
              onEdit={onEdit}
            />
          </ErrorBoundary>
        ))}
    </ul>
  )
})

/**
 * Makes the browser lay out the cards early, in a separate task and with the final font. Otherwise, the browser would lay out
 * all the cards at once when someone scrolls them into view.
 */
const layOutCards = async (list: Element | null) => {
  await document.fonts.ready
  setTimeout(() => list?.lastElementChild?.getBoundingClientRect())
}
