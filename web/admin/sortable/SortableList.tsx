import { type ReactNode, useId, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { computeShift } from './places.ts'
import './sortable.css'
import { SortableRow, type RowControls } from './SortableRow.tsx'
import { texts } from './texts.ts'
import { useDrag } from './useDrag.ts'
import { useVisibleRows } from './useVisibleRows.ts'

interface Props<T extends { id: string }> {
  /** the name of the list */
  label: string
  items: readonly T[]
  nameOf: (item: T) => string
  columns: readonly string[]
  /** the row's cells: one `<Cell>` for each column; a stable reference, or every row renders again */
  row: (item: T, place: RowControls) => ReactNode
  /** both from 0; a stable reference, too */
  onMove: (from: number, to: number) => void
  /** estimated height of a row in pixels, for a virtualized list */
  rowHeight: number
  className: string
}

/**
 * A table whose rows people reorder. All rows are in the document up to 200; a longer list renders only those in view
 * or close to it.
 */
export const SortableList = <T extends { id: string }>({
  label,
  items,
  nameOf,
  columns,
  row,
  onMove,
  rowHeight,
  className,
}: Props<T>) => {
  const rows = useRef<HTMLDivElement>(null)
  const howTo = useId()
  const { dragged, announcement, listeners } = useDrag(rows, items, nameOf, onMove)
  const { drawn, height, measure } = useVisibleRows(rows, items, rowHeight, {
    pinnedId: dragged?.id,
    inSight: dragged?.byKeys ? dragged.to : null,
  })
  return (
    <div className={classes('sortable', className)}>
      <div role="table" aria-label={label} aria-rowcount={items.length + 1}>
        <Head columns={columns} />
        <div
          role="rowgroup"
          ref={rows}
          className={classes('sortable-rows', dragged && 'dragging')}
          style={{ height }}
          {...listeners}
        >
          {drawn.map(({ item, index, top }) => (
            <SortableRow
              key={item.id}
              ref={measure}
              {...{ item, index, top, count: items.length, row, onMove, howTo }}
              name={nameOf(item)}
              isDragged={dragged?.id === item.id}
              by={!dragged ? 0 : dragged.id === item.id ? dragged.by : computeShift(index, dragged)}
            />
          ))}
        </div>
      </div>
      <p id={howTo} hidden>
        {texts.howTo}
      </p>
      <p aria-live="assertive" className="unseen">
        {announcement}
      </p>
    </div>
  )
}

const Head = ({ columns }: { columns: readonly string[] }) => (
  <div role="rowgroup" className="sortable-head narrow-unseen">
    <div role="row" aria-rowindex={1} className="sortable-row">
      {columns.map((column) => (
        <span key={column} role="columnheader">
          {column}
        </span>
      ))}
    </div>
  </div>
)

export const Cell = ({ className, children }: { className: string; children: ReactNode }) => (
  <div role="cell" className={className}>
    {children}
  </div>
)
