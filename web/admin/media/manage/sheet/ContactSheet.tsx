import {
  type DragEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { classes } from '../../../../ui/classes.ts'
import { type Selection, useSelection } from '../../../parts/lists/selection/useSelection.ts'
import { moveTogether } from '../../../parts/sortable/order.ts'
import type { Box } from '../../../parts/sortable/places.ts'
import { type Drag, type DragState, useDrag } from '../../../parts/sortable/useDrag.ts'
import { useVisibleRows } from '../../../parts/sortable/useVisibleRows.ts'
import { sheetTexts as texts } from '../../../../../languages/en/dashboard/sheet.ts'
import type { FindSlideshowNote } from '../slideshowNotes.ts'
import { DraggedPictures } from './DraggedPictures.tsx'
import { SheetTile } from './SheetTile.tsx'
import './sheet.css'
import { readPlace, useSheetKeys } from './useSheetKeys.ts'

/** The width of a cell in rem, so that larger letters get larger cells. */
const CELL_REM = 9.375
/** The minimum width of a cell in rem, on a phone: in a narrower one, long words of a date are broken. */
const NARROWEST_CELL_REM = 5.5
/** On a phone there are this many columns, if their cells do not become too narrow. */
const PHONE_COLUMNS = 3
const MAX_COLUMNS = 8
/** The estimated height in pixels of the two lines of text below a photograph. */
const CAPTION_HEIGHT = 60

interface Props {
  items: readonly Media[]
  /** the accessible name of the sheet */
  label: string
  /** finds the 1-based position of an item in the whole gallery; absent if the items are not in it */
  findPosition?: (item: Media) => number
  findSlideshowNote?: FindSlideshowNote
  /** moves the items as a group; `to` is the new 0-based index of the first item. Absent if items cannot be dragged */
  onMove?: ((ids: ReadonlySet<string>, to: number) => void) | undefined
  onOpen: (item: Media) => void
  /** renders what can be done with the chosen items */
  children: (selection: Selection<Media>) => ReactNode
  ref?: Ref<SheetHandle>
}

export interface SheetHandle {
  /** scrolls to the item at this 0-based index; the Tab key then leads to it */
  scrollTo: (place: number) => void
}

/**
 * Photographs and videos as thumbnails. People choose several items by tapping them, with the Shift key, with a selection frame or with the
 * arrow keys. Then they change the chosen items together.
 */
export const ContactSheet = (props: Props) => {
  const { items: storedItems, label, findPosition, findSlideshowNote, onMove, onOpen, children, ref } = props
  const sheet = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const selection = useSelection(storedItems)
  const [drag, setDrag] = useState<Drag | null>(null)
  const { items, lines, columns, estimatedHeight } = useLines(sheet, storedItems, drag ?? {})
  const keys = useSheetKeys(sheet, { items, columns, selection, isDragging: drag !== null, onOpen })
  const { activePlace, scrollTo } = keys
  useImperativeHandle(ref, () => ({ scrollTo }))
  const { renderedRows, height, measure, measureEdges } = useVisibleRows(sheet, lines, estimatedHeight, {
    pinnedId: String(Math.floor(activePlace / columns)),
    columns,
  })
  const { frame, listeners } = useSheetDrag(sheet, selection, props, { columns, measureEdges, drag, setDrag })
  return (
    <>
      <div
        ref={sheet}
        className={classes('sheet', onMove && 'is-movable', drag && 'is-dragging')}
        role="group"
        aria-label={label}
        aria-describedby={helpId}
        style={{ height, '--columns': columns }}
        {...listeners}
        {...keys.listeners}
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
            {line.items.map((item, column) => (
              <SheetTile
                key={item.id}
                item={item}
                place={index * columns + column}
                position={findPosition?.(item) ?? index * columns + column + 1}
                slideshowNote={findSlideshowNote?.(item) ?? null}
                isChosen={selection.ids.has(item.id)}
                isDragged={drag?.ids.has(item.id) === true}
                isActive={index * columns + column === activePlace}
              />
            ))}
          </div>
        ))}
        {frame && <FrameBand {...frame} />}
      </div>
      {children(selection)}
      {drag && <DraggedPictures items={storedItems} {...drag} />}
      <p id={helpId} hidden>
        {texts.howTo}
      </p>
    </>
  )
}

/** The selection frame that somebody draws. */
const FrameBand = ({ start, top, width, height }: Box) => (
  <div className="sheet-band" style={{ insetInlineStart: start, top, width, height }} />
)

/** Splits the items into lines as wide as the sheet. During a drag, the other items make room for the dragged items. */
const useLines = (
  sheet: RefObject<HTMLElement | null>,
  storedItems: readonly Media[],
  { ids, to }: Partial<Drag>,
) => {
  const width = useWidth(sheet)
  const columns = countColumns(width)
  const items = useMemo(
    () => (ids && to !== undefined ? moveTogether(storedItems, ids, to) : storedItems),
    [storedItems, ids, to],
  )
  const lines = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / columns) }, (_, line) => ({
        id: String(line),
        items: items.slice(line * columns, (line + 1) * columns),
      })),
    [items, columns],
  )
  return { items, lines, columns, estimatedHeight: width / columns + CAPTION_HEIGHT }
}

const useWidth = (sheet: RefObject<HTMLElement | null>) => {
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
  return width
}

const countColumns = (width: number) => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const fitting = Math.floor(width / (CELL_REM * rem))
  const onPhone = Math.min(PHONE_COLUMNS, Math.floor(width / (NARROWEST_CELL_REM * rem)))
  return Math.min(MAX_COLUMNS, Math.max(1, onPhone, fitting))
}

/**
 * Lets the mouse drag the chosen items, or draw a frame around items to choose them. A finger or pen also drags an item that is
 * not chosen.
 */
const useSheetDrag = (
  sheet: RefObject<HTMLElement | null>,
  selection: Selection<Media>,
  { items, onMove }: Props,
  state: DragState,
) => {
  const idsAtPress = useRef(selection.ids)
  const { frame, listeners } = useDrag(sheet, {
    ...state,
    count: items.length,
    findDraggedIds: (event) => {
      idsAtPress.current = selection.ids
      const item = items[readPlace(event) ?? -1]
      if (!onMove || !item) return null
      if (selection.ids.has(item.id)) return new Set(selection.chosen.map(({ id }) => id))
      return event.pointerType === 'mouse' ? null : new Set([item.id])
    },
    onFrame: (places) => selection.choose(idsAtPress.current, places),
    onDrop: (ids, to) => {
      const isElsewhere = moveTogether(items, ids, to).some((item, place) => item !== items[place])
      if (isElsewhere) onMove?.(ids, to)
    },
  })
  // the browser must not drag an image itself
  const onDragStart = (event: DragEvent) => event.preventDefault()
  return { frame, listeners: { ...listeners, onDragStart } }
}
