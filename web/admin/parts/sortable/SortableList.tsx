import { type ReactNode, useId, useRef, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { computeShift } from './places.ts'
import './sortable.css'
import { SortableRow, type RowControls } from './SortableRow.tsx'
import { texts } from '../../../../languages/en/dashboard/sortable.ts'
import type { Drag } from './useDrag.ts'
import { useRowDrag } from './useRowDrag.ts'
import { useVisibleRows } from './useVisibleRows.ts'

interface Props<T extends { id: string }> {
  label: string
  items: readonly T[]
  getName: (item: T) => string
  columns: readonly string[]
  /** renders one `<Cell>` for each column of a row; must be the same function in each render, or every row renders again */
  renderRow: (item: T, controls: RowControls) => ReactNode
  /** called with the id of a row and its new 0-based index; must also be the same function in each render */
  onMove: (ids: ReadonlySet<string>, to: number) => void
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
  const [drag, setDrag] = useState<Drag | null>(null)
  const from = drag ? items.findIndex(({ id }) => drag.ids.has(id)) : -1
  const { renderedRows, height, measure, measureEdges } = useVisibleRows(rows, items, rowHeight, {
    pinnedId: items[from]?.id,
    indexInView: drag?.pointer === null ? drag.to : null,
  })
  const actions = { items, getName, measureEdges, drag, setDrag, onMove }
  const { announcement, listeners } = useRowDrag(rows, actions)
  return (
    <div className={className}>
      <div role="table" aria-label={label} aria-rowcount={items.length + 1}>
        <Head columns={columns} />
        <div
          role="rowgroup"
          ref={rows}
          className={classes('sortable-rows', drag && 'dragging')}
          style={{ height }}
          {...listeners}
        >
          {renderedRows.map(({ item, index, top }) => (
            <SortableRow
              key={item.id}
              ref={measure}
              {...{ item, index, top, count: items.length, renderRow, onMove, helpId }}
              name={getName(item)}
              isDragged={index === from}
              shift={
                !drag
                  ? 0
                  : drag.pointer && index === from
                    ? drag.pointer.shift
                    : computeShift(index, from, drag.to, drag.edges)
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
