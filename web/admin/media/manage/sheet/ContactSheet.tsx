import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Media } from '../../../../../contract/media/media.ts'
import { classes } from '../../../../ui/classes.ts'
import { findIndexByKey } from '../../../../ui/gestures/findIndexByKey.ts'
import { isBrowserShortcut } from '../../../../ui/isBrowserShortcut.ts'
import { useVisibleRows } from '../../../sortable/useVisibleRows.ts'
import { sheetTexts as texts } from '../../sheetTexts.ts'
import { ChosenBar, type ChosenActions } from '../chosen/ChosenBar.tsx'
import { DraggedPictures } from './DraggedPictures.tsx'
import type { RowDialog } from '../list/MediaRow.tsx'
import { JumpToYear } from './JumpToYear.tsx'
import { moveTogether } from './newOrder.ts'
import { SheetTile } from './SheetTile.tsx'
import './sheet.css'
import { useSelection } from '../../../parts/lists/selection/useSelection.ts'
import { useSheetPointer } from './useSheetPointer.ts'

/** The width of a cell in rem, so that larger letters get larger cells. */
const CELL_REM = 9.375
/** The minimum width of a cell in rem, on a phone: in a narrower one, long words of a date are broken. */
const NARROWEST_CELL_REM = 5.5
/** On a phone there are this many columns, if their cells do not become too narrow. */
const PHONE_COLUMNS = 3
const MAX_COLUMNS = 8
/** The estimated height in pixels of the two lines of text below a photograph. */
const CAPTION_HEIGHT = 60
/** The maximum number of items for which the whole sheet is rendered, without virtualization. */
const MAX_RENDERED_WHOLE = 200

interface Props extends Pick<ChosenActions, 'onMove'> {
  /** the whole gallery, or the search results */
  items: readonly Media[]
  /** finds the 1-based position of an item in the whole gallery */
  findPosition: (item: Media) => number
  /** the number of items in the whole gallery */
  count: number
  /** whether items can be dragged; false in search results, because they do not show the items around the new position */
  isMovable: boolean
  onOpen: (kind: RowDialog, item: Media) => void
}

/**
 * The gallery as thumbnails. People choose several items by tapping them, with the Shift key, with a selection frame or with the
 * arrow keys. Then they change the chosen items together.
 */
export const ContactSheet = ({
  items: storedItems,
  findPosition,
  count,
  isMovable,
  onMove,
  onOpen,
}: Props) => {
  const sheet = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const { columns, width } = useColumns(sheet)
  const selection = useSelection(storedItems)
  const idsAtPress = useRef(selection.ids)
  const measureGrid = () => ({
    columns,
    count: storedItems.length,
    cellWidth: width / columns,
    lineTops: listTops(),
  })
  const { frame, drag, listeners, hasMoved } = useSheetPointer(sheet, measureGrid, {
    findDraggedIds: (place, isByMouse) => {
      const item = storedItems[place]
      if (!isMovable || !item) return null
      if (selection.ids.has(item.id)) return new Set(selection.chosen.map(({ id }) => id))
      return isByMouse ? null : new Set([item.id])
    },
    onPress: () => {
      idsAtPress.current = selection.ids
    },
    onFrame: (places) => selection.choose(idsAtPress.current, places),
    onDrop: (ids, to) => {
      const isElsewhere = moveTogether(storedItems, ids, to).some(
        (item, place) => item !== storedItems[place],
      )
      if (isElsewhere) onMove(ids, to + 1)
    },
  })
  const { ids: draggedIds, to: dropPlace } = drag ?? {}
  // during a drag, the other items make room for the dragged items
  const items = useMemo(
    () =>
      draggedIds && dropPlace !== undefined ? moveTogether(storedItems, draggedIds, dropPlace) : storedItems,
    [storedItems, draggedIds, dropPlace],
  )
  const lines = useMemo(() => splitIntoLines(items, columns), [items, columns])
  const [active, setActive] = useState(0)
  const activePlace = Math.min(active, items.length - 1)
  const estimatedHeight = width / columns + CAPTION_HEIGHT
  const { renderedRows, height, measure, listTops } = useVisibleRows(sheet, lines, estimatedHeight, {
    pinnedId: String(Math.floor(activePlace / columns)),
    maxRenderedWhole: MAX_RENDERED_WHOLE / columns,
  })
  /** Focuses the tile at `place`. Renders the tile first, because it may be scrolled out of view. */
  const focus = (place: number) => {
    flushSync(() => setActive(place))
    sheet.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
  }
  const onClick = (event: MouseEvent) => {
    const place = readPlace(event)
    if (place === null || (hasMoved() && event.detail > 0)) return
    setActive(place)
    if (event.shiftKey) selection.extend(place)
    else selection.toggle(place)
  }
  const onDoubleClick = (event: MouseEvent) => {
    const item = items[readPlace(event) ?? -1]
    if (item) onOpen('preview', item)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[activePlace]
    const to = findIndexByKey(event.key, computeSteps(columns, activePlace), activePlace, items.length)
    if (event.key === 'Enter' && item) onOpen('preview', item)
    else if (event.key === 'Escape' && !drag) selection.chooseNone()
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) selection.chooseAll()
    else if (to !== null && !isBrowserShortcut(event)) {
      if (event.shiftKey) {
        selection.extend(activePlace)
        selection.extend(to)
      }
      focus(to)
    } else return
    event.preventDefault()
  }
  const keysAndClicks = { onClick, onDoubleClick, onKeyDown, onDragStart: preventDefault }
  return (
    <>
      <JumpToYear items={items} onFocus={focus} />
      <ChosenBar
        {...{ selection, count, isMovable, onMove }}
        onOpen={(item) => onOpen('preview', item)}
        firstPosition={selection.chosen[0] ? findPosition(selection.chosen[0]) : 1}
      />
      <div
        ref={sheet}
        className={classes('sheet', isMovable && 'is-movable', drag && 'is-dragging')}
        role="group"
        aria-label={texts.views.sheet}
        aria-describedby={helpId}
        style={{ height, '--columns': columns }}
        {...listeners}
        {...keysAndClicks}
      >
        {renderedRows.map(({ item: line, index, top }) => (
          <div
            key={line.id}
            ref={measure}
            data-index={index}
            data-id={line.id}
            className="sheet-line"
            style={top === undefined ? undefined : { position: 'absolute', insetInline: 0, top }}
          >
            {line.items.map((item, column) => {
              const place = index * columns + column
              return (
                <SheetTile
                  key={item.id}
                  {...{ item, place }}
                  position={findPosition(item)}
                  isChosen={selection.ids.has(item.id)}
                  isDragged={draggedIds?.has(item.id) === true}
                  isActive={place === activePlace}
                />
              )
            })}
          </div>
        ))}
        {frame && <div className="sheet-band" style={{ ...frame }} />}
      </div>
      {drag && <DraggedPictures items={storedItems.filter(({ id }) => drag.ids.has(id))} {...drag} />}
      <p id={helpId} hidden>
        {texts.howTo}
      </p>
    </>
  )
}

const splitIntoLines = (items: readonly Media[], columns: number) =>
  Array.from({ length: Math.ceil(items.length / columns) }, (_, line) => ({
    id: String(line),
    items: items.slice(line * columns, (line + 1) * columns),
  }))

/** Stops the browser from dragging an image itself, because a press drags items or draws a selection frame. */
const preventDefault = (event: DragEvent) => event.preventDefault()

const readPlace = ({ target }: MouseEvent) => {
  const place = (target as Element).closest<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? null : Number(place)
}

/**
 * Computes by how many places each key moves the focus from `place`. Moving up or down stays in the same column. In the first
 * line, the keys that move up do nothing.
 */
const computeSteps = (columns: number, place: number) => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: place < columns ? 0 : -columns,
  ArrowDown: columns,
  PageUp: -Math.min(4, Math.floor(place / columns)) * columns,
  PageDown: 4 * columns,
})

const useColumns = (sheet: { current: HTMLElement | null }) => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = sheet.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [sheet])
  return { width, columns: countColumns(width) }
}

const countColumns = (width: number) => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const fitting = Math.floor(width / (CELL_REM * rem))
  const onPhone = Math.min(PHONE_COLUMNS, Math.floor(width / (NARROWEST_CELL_REM * rem)))
  return Math.min(MAX_COLUMNS, Math.max(1, onPhone, fitting))
}
