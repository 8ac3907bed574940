import { type ReactNode, useId, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { computeShift } from './places.ts'
import './sortable.css'
import { SortableRow, type RowControls } from './SortableRow.tsx'
import { texts } from './texts.ts'
import { useDrag } from './useDrag.ts'
import { useVisibleRows } from './useVisibleRows.ts'

interface Props<T extends { id: string }> {
  label: string
  items: readonly T[]
  getName: (item: T) => string
  columns: readonly string[]
  /** renders one `<Cell>` for each column of a row; must be the same function in each render, or every row renders again */
  renderRow: (item: T, controls: RowControls) => ReactNode
  /** called with two 0-based indexes; must also be the same function in each render */
  onMove: (from: number, to: number) => void
  /** the estimated height of a row in pixels; used if the list is too long to render whole */
  rowHeight: number
  className: string
}

/**
 * A table in which people reorder the rows. A list of up to 200 rows is rendered whole. Of a longer list, only the rows in or
 * near the window are rendered.
 */
export const SortableList = <T extends { id: string }>({
  label,
  items,
  getName,
  columns,
  renderRow,
  onMove,
  rowHeight,
  className,
}: Props<T>) => {
  const rows = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const { draggedRow, announcement, listeners } = useDrag(rows, items, getName, onMove)
  const { renderedRows, height, measure } = useVisibleRows(rows, items, rowHeight, {
    pinnedId: draggedRow?.id,
    indexInView: draggedRow?.isByKeys ? draggedRow.to : null,
  })
  return (
    <div className={className}>
      <div role="table" aria-label={label} aria-rowcount={items.length + 1}>
        <Head columns={columns} />
        <div
          role="rowgroup"
          ref={rows}
          className={classes('sortable-rows', draggedRow && 'dragging')}
          style={{ height }}
          {...listeners}
        >
          {renderedRows.map(({ item, index, top }) => (
            <SortableRow
              key={item.id}
              ref={measure}
              {...{ item, index, top, count: items.length, renderRow, onMove, helpId }}
              name={getName(item)}
              isDragged={draggedRow?.id === item.id}
              shift={
                !draggedRow
                  ? 0
                  : draggedRow.id === item.id
                    ? draggedRow.shift
                    : computeShift(index, draggedRow)
              }
            />
          ))}
        </div>
      </div>
      <p id={helpId} hidden>
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

export const Cell = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div role="cell" className={className}>
    {children}
  </div>
)
