import { formatNumber } from '../../../../../languages/en/grammar.ts'
import type { Media } from '../../../../../contract/media/media.ts'
import { Photo } from '../../../../media/Photo.tsx'
import { classes } from '../../../../ui/classes.ts'
import type { Drag } from '../../../parts/sortable/useDrag.ts'

/** The maximum number of pictures in the pile. */
const MAX_IN_PILE = 3

interface Props extends Pick<Drag, 'ids' | 'pointer'> {
  /** all items of the sheet */
  items: readonly Media[]
}

/** A small pile of the dragged pictures with their number, next to the mouse or above the finger. */
export const DraggedPictures = ({ items, ids, pointer }: Props) => {
  if (!pointer) return null
  const { x, y, isByMouse } = pointer
  const draggedItems = items.filter(({ id }) => ids.has(id))
  return (
    <div
      className={classes('held-pictures', !isByMouse && 'is-above')}
      style={{ left: x, top: y, '--y': `${y}px` }}
      aria-hidden="true"
    >
      <div className="pile">
        {draggedItems
          .slice(0, MAX_IN_PILE)
          .reverse()
          .map((item) => (
            <Photo key={item.id} item={item} fit="crop" sizes="150px" />
          ))}
      </div>
      {draggedItems.length > 1 && <span>{formatNumber(draggedItems.length)}</span>}
    </div>
  )
}
