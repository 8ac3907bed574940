import { memo, type ReactNode, type Ref } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { MoveTo } from './MoveTo.tsx'
import { texts } from './texts.ts'

/** Where a row stands, and the controls that move it. */
export interface Place {
  /** from 0 */
  index: number
  count: number
  /** a handle to drag it by: mouse, touch, or Space and the arrow keys */
  handle: ReactNode
  /** the 'Move to' input */
  moveTo: ReactNode
  /** moves the row to a place, from 0 */
  move: (to: number) => void
}

interface Props<T> {
  item: T & { id: string }
  name: string
  index: number
  count: number
  /** pixels from the top of the rows; absent where rows follow each other by themselves */
  top: number | undefined
  isDragged: boolean
  /** pixels it is dragged away by, or makes room by */
  by: number
  row: (item: T, place: Place) => ReactNode
  onMove: (from: number, to: number) => void
  /** id of the sentence that says how it is moved by keys */
  howTo: string
  ref: Ref<HTMLDivElement>
}

const Row = <T,>({ item, name, index, count, top, isDragged, by, row, onMove, howTo, ref }: Props<T>) => {
  const move = (to: number) => onMove(index, to)
  const place: Place = {
    index,
    count,
    move,
    moveTo: <MoveTo name={name} index={index} count={count} onMove={move} />,
    handle: (
      <IconButton
        icon="drag"
        label={`${texts.drag} ${name}`}
        className="bare sortable-handle"
        aria-describedby={howTo}
      />
    ),
  }
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-id={item.id}
      className={classes('sortable-row', isDragged && 'dragged')}
      style={{
        ...(top === undefined ? {} : { position: 'absolute', insetInline: 0, top }),
        ...(by ? { transform: `translateY(${by}px)` } : {}),
      }}
    >
      {row(item, place)}
    </div>
  )
}

/** A row is drawn anew only when something about it changed: a list may have thousands. */
export const SortableRow = memo(Row) as typeof Row
