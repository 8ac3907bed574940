import type { ReactNode } from 'react'
import type { Media } from '../../../contract/media.ts'
import { useGrowing } from '../../ui/longLists/useGrowing.ts'
import './picture-grid.css'

interface Props {
  items: readonly Media[]
  /** the control that chooses one */
  children: (item: Media) => ReactNode
}

/** Photographs and videos to choose from, small beside each other; more of them are drawn as the end comes near. */
export const PictureGrid = ({ items, children }: Props) => {
  const { count, end } = useGrowing<HTMLLIElement>(items.length)
  return (
    <ul className="picture-grid">
      {items.slice(0, count).map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ul>
  )
}
