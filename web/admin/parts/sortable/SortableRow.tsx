import { memo, type ReactNode, type Ref } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { MoveTo } from './MoveTo.tsx'
import { texts } from '../../../../languages/en/dashboard/sortable.ts'

export interface RowControls {
  /** the 0-based index of the row */
  index: number
  count: number
  /** a handle to drag the row by mouse, by touch, or with the space bar and the arrow keys */
  handle: ReactNode
  moveTo: ReactNode
  /** moves the row to a 0-based index */
  move: (to: number) => void
}

interface Props<T> {
  item: T & { id: string }
  name: string
  index: number
  count: number
  /**
   * the distance in pixels from the top of the list; undefined if the list is rendered whole and the browser places the rows
   */
  top: number | undefined
  isDragged: boolean
  /** the number of pixels to shift the row down, because it is being dragged or is making room for the dragged row */
  shift: number
  renderRow: (item: T, controls: RowControls) => ReactNode
  onMove: (ids: ReadonlySet<string>, to: number) => void
  /** the id of the element that explains how to move a row with keys */
  helpId: string
  ref: Ref<HTMLDivElement>
}

const Row = <T,>({
  item,
  name,
  index,
  count,
  top,
  isDragged,
  shift,
  renderRow,
  onMove,
  helpId,
  ref,
}: Props<T>) => {
  const move = (to: number) => onMove(new Set([item.id]), to)
  const controls: RowControls = {
    index,
    count,
    move,
    moveTo: <MoveTo name={name} index={index} count={count} onMove={move} />,
    handle: (
      <IconButton
        icon="drag"
        label={`${texts.drag} ${name}`}
        className="bare sortable-handle"
        aria-describedby={helpId}
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
        ...(shift ? { transform: `translateY(${shift}px)` } : {}),
      }}
    >
      {renderRow(item, controls)}
    </div>
  )
}

/** A row is memoized, because a list may have thousands of rows and only changed rows should render again. */
export const SortableRow = memo(Row) as typeof Row
