import { memo, useId } from 'react'
import { formatDuration } from '../../../../../domain/formatDuration.ts'
import type { Media } from '../../../../../contract/media/media.ts'
import { Photo } from '../../../../media/Photo.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Icon } from '../../../../ui/icons.tsx'
import { useDates } from '../../../parts/dates/dates.ts'
import { texts as allTexts } from '../../../../../languages/en/dashboard/media.ts'
import { sheetTexts as texts } from '../../../../../languages/en/dashboard/sheet.ts'

interface Props {
  item: Media
  /** the tile's 0-based index on the sheet */
  place: number
  /** the item's 1-based position in the whole gallery, or on a sheet of items that are not in it */
  position: number
  /** whether the slideshow shows the item, if its tile says so */
  slideshowNote: string | null
  isChosen: boolean
  /** whether the item is being dragged; the tile then shows where it would land */
  isDragged: boolean
  /** whether the Tab key moves the focus to this tile; true for only one tile of the sheet (roving tabindex) */
  isActive: boolean
}

const Tile = ({ item, place, position, slideshowNote, isChosen, isDragged, isActive }: Props) => {
  const notesId = useId()
  const { formatTakenShortDay } = useDates()
  const date = item.takenAt && formatTakenShortDay(item.takenAt)
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      aria-describedby={notesId}
      aria-label={item.untitled ? texts.numbered(item.title, position, date) : item.title}
      data-place={place}
      tabIndex={isActive ? 0 : -1}
      className={classes('sheet-tile', item.hidden && 'is-hidden', isDragged && 'is-dragged')}
    >
      <span className="sheet-picture">
        <Photo item={item} fit="crop" sizes="150px" />
        <span className="sheet-tick">{isChosen && <Icon name="check" size={18} />}</span>
        <span className="sheet-notes" id={notesId}>
          {slideshowNote && <span>{slideshowNote}</span>}
          {item.hidden && <span>{allTexts.manage.hidden}</span>}
          {!item.hidden && item.duration !== null && <span>{formatDuration(item.duration)}</span>}
        </span>
      </span>
      <span className="sheet-caption">
        <span>{position}</span> {!item.untitled && item.title}
      </span>
      <span className="sheet-date">{date}</span>
    </button>
  )
}

/** A tile is memoized, so that only changed tiles render again. */
export const SheetTile = memo(Tile)
