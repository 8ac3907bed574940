import { memo, type ReactNode, type Ref } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { MoveTo } from './MoveTo.tsx'
import { texts } from './texts.ts'

/** The index of a row, and the controls that move it. */
export interface RowControls {
  /** from 0 */
  index: number
  count: number
  /** drags the row by mouse, by touch, or by Space and the arrow keys */
  handle: ReactNode
  /** the 'Move to' input */
  moveTo: ReactNode
  /** moves the row to an index, from 0 */
  move: (to: number) => void
}

interface Props<T> {
  item: T & { id: string }
  name: string
  index: number
  count: number
  /** pixels from the top of the list in a virtualized list; undefined if the page lays the rows out */
  top: number | undefined
  isDragged: boolean
  /** pixels to shift the row by: it is dragged, or makes room for the dragged one */
  by: number
  row: (item: T, controls: RowControls) => ReactNode
  onMove: (from: number, to: number) => void
  /** id of the element that explains how keys move a row */
  howTo: string
  ref: Ref<HTMLDivElement>
}

const Row = <T,>({ item, name, index, count, top, isDragged, by, row, onMove, howTo, ref }: Props<T>) => {
  const move = (to: number) => onMove(index, to)
  const place: RowControls = {
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

/** Memoized: a list may have thousands of rows, and only the changed ones render again. */
export const SortableRow = memo(Row) as typeof Row
