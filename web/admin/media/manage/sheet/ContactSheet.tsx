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
import { useVisibleRows } from '../../../sortable/useVisibleRows.ts'
import { sheetTexts as texts } from '../../sheetTexts.ts'
import { ChosenBar, type ChosenActions } from '../chosen/ChosenBar.tsx'
import { DraggedPictures } from './DraggedPictures.tsx'
import type { RowDialog } from '../list/MediaRow.tsx'
import { moveTogether } from './newOrder.ts'
import { SheetTile } from './SheetTile.tsx'
import './sheet.css'
import { useSelection } from '../chosen/useSelection.ts'
import { useSheetPointer } from './useSheetPointer.ts'

/** Minimum width of a cell in pixels, and limits of the number of columns: smaller pictures cannot be told apart. */
const MIN_CELL_WIDTH = 150
const [MIN_COLUMNS, MAX_COLUMNS] = [3, 8]
/** Estimated height in pixels of the two lines beneath a photograph. */
const CAPTION_HEIGHT = 60
/** A sheet of up to this many items is rendered whole, without virtualization. */
const MAX_RENDERED_WHOLE = 200

interface Props extends Pick<ChosenActions, 'onMove'> {
  /** the visible items */
  items: readonly Media[]
  /** finds the position of an item in the whole gallery, from 1 */
  positionOf: (item: Media) => number
  /** number of items in the whole gallery */
  count: number
  /** whether items can be dragged; false in search results, which hide the neighbors of the new position */
  isMovable: boolean
  onOpen: (what: RowDialog, item: Media) => void
}

/** The gallery as thumbnails: people choose several by tap, Shift, frame or keys, and change them together. */
export const ContactSheet = ({ items: shown, positionOf, count, isMovable, onMove, onOpen }: Props) => {
  const sheet = useRef<HTMLDivElement>(null)
  const howTo = useId()
  const { columns, width } = useColumns(sheet)
  const selection = useSelection(shown)
  const before = useRef(selection.ids)
  const measureGrid = () => ({
    columns,
    count: shown.length,
    cellWidth: width / columns,
    cellHeight: (sheet.current?.offsetHeight ?? 0) / Math.max(1, Math.ceil(shown.length / columns)),
  })
  const isChosen = (item: Media | undefined) => item !== undefined && selection.ids.has(item.id)
  const { frame, drag, listeners, hasMoved } = useSheetPointer(sheet, measureGrid, {
    isDraggable: (place) => isMovable && isChosen(shown[place]),
    onPress: () => {
      before.current = selection.ids
    },
    onFrame: (places) => selection.add(before.current, places),
    onDrop: (to) => onMove(selection.ids, to + 1),
  })
  const to = drag?.to
  // the other items make room during a drag
  const items = useMemo(
    () => (to === undefined ? shown : moveTogether(shown, selection.ids, to)),
    [shown, selection.ids, to],
  )
  const lines = useMemo(() => splitIntoLines(items, columns), [items, columns])
  const [active, setActive] = useState(0)
  const activePlace = Math.min(active, items.length - 1)
  const { drawn, height, measure } = useVisibleRows(sheet, lines, width / columns + CAPTION_HEIGHT, {
    pinnedId: String(Math.floor(activePlace / columns)),
    shownWhole: MAX_RENDERED_WHOLE / columns,
  })
  /** Renders the tile at `place`, even if it is scrolled away, and focuses it. */
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
    const to = findIndexByKey(event.key, findSteps(columns, activePlace), activePlace, items.length)
    if (event.key === 'Enter' && item) onOpen('preview', item)
    else if (event.key === 'Escape' && !drag) selection.none()
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) selection.all()
    else if (to !== null) {
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
      <ChosenBar
        {...{ selection, count, onMove }}
        onOpen={(item) => onOpen('preview', item)}
        firstPosition={selection.chosen[0] ? positionOf(selection.chosen[0]) : 1}
      />
      <div
        ref={sheet}
        className={classes('sheet', isMovable && 'is-movable', drag && 'is-dragging')}
        role="group"
        aria-label={texts.views.sheet}
        aria-describedby={howTo}
        style={{ height, '--columns': columns }}
        {...listeners}
        {...keysAndClicks}
      >
        {drawn.map(({ item: line, index, top }) => (
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
                  position={positionOf(item)}
                  isChosen={selection.ids.has(item.id)}
                  isActive={place === activePlace}
                />
              )
            })}
          </div>
        ))}
        {frame && <div className="sheet-band" style={{ ...frame }} />}
      </div>
      {drag && <DraggedPictures items={selection.chosen} {...drag} />}
      <p id={howTo} hidden>
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

/** Keeps the browser from dragging an image, since the mouse drags items or draws a frame. */
const preventDefault = (event: DragEvent) => event.preventDefault()

const readPlace = ({ target }: MouseEvent) => {
  const place = (target as Element).closest<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? null : Number(place)
}

/** Finds how many places each key moves. Up and down keep the column; in the first line, up keeps the place. */
const findSteps = (columns: number, at: number) => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: at < columns ? 0 : -columns,
  ArrowDown: columns,
  PageUp: -Math.min(4, Math.floor(at / columns)) * columns,
  PageDown: 4 * columns,
})

const useColumns = (sheet: { current: HTMLElement | null }) => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = sheet.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [sheet])
  return { width, columns: Math.min(MAX_COLUMNS, Math.max(MIN_COLUMNS, Math.floor(width / MIN_CELL_WIDTH))) }
}
