import type { ReactNode } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { useGrowingList } from '../../../ui/longLists/useGrowingList.ts'
import './picture-grid.css'

interface Props {
  items: readonly Media[]
  /** renders the item, or the control that chooses it */
  children: (item: Media) => ReactNode
}

/** The grid renders more items as people scroll toward the end. */
export const PictureGrid = ({ items, children }: Props) => {
  const { count, end } = useGrowingList<HTMLLIElement>(items.length)
  return (
    <ul className="picture-grid">
      {items.slice(0, count).map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ul>
  )
}
