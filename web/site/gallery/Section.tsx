import { memo, startTransition, useEffect, useRef, useState } from 'react'
import type { Media } from '../../../contract/media.ts'
import { whenNear } from '../../media/nearness.ts'
import { eagerCards } from './firstScreen.ts'
import { Polaroid } from './Polaroid.tsx'
import { sectionSize, turnOf } from './polaroid.ts'

interface Props {
  /** which section of the page this is, from 0 */
  index: number
  items: readonly Media[]
  onShow: (id: string) => void
  onEdit: (item: Media) => void
}

/** Sections that are in the document from the start: together up to 200 cards. */
const wholeSections = Math.floor(200 / sectionSize)

/**
 * Up to 24 cards. Its height is known before any of them is drawn, so far ones are left empty until they are nearly
 * seen, and then stay.
 */
export const Section = memo(({ index, items, onShow, onEdit }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const [drawn, setDrawn] = useState(index <= wholeSections)
  useEffect(() => {
    if (drawn || !list.current) return
    return whenNear(list.current, () => startTransition(() => setDrawn(true)))
  }, [drawn])
  return (
    <ul ref={list} className="gallery-section" style={{ '--cards': items.length }}>
      {drawn &&
        items.map((item, card) => (
          <Polaroid
            key={item.id}
            item={item}
            turn={turnOf(index * sectionSize + card)}
            eager={index === 0 && card < eagerCards}
            onShow={onShow}
            onEdit={onEdit}
          />
        ))}
    </ul>
  )
})
