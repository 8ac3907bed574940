import { type MouseEvent, memo } from 'react'
import { formatDuration } from '../../../../domain/formatDuration.ts'
import type { Track } from '../../../../contract/memorial/music.ts'
import { IconButton } from '../../../ui/Button.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { Cell } from '../../parts/sortable/SortableList.tsx'
import type { RowControls } from '../../parts/sortable/SortableRow.tsx'
import { useDates } from '../../parts/dates/dates.ts'
import { formatFileSize } from '../../parts/lists/format.ts'
import { manageTexts as texts } from '../../../../languages/en/dashboard/music.ts'

interface Props {
  track: Track
  controls: RowControls
  onEdit: (track: Track) => void
  onDelete: (track: Track) => void
}

export const TrackRow = memo(({ track, controls, onEdit, onDelete }: Props) => {
  const { formatShortDay } = useDates()
  const { index, count, move, handle, moveTo } = controls
  const { title } = track
  return (
    <>
      <Cell className="track-order">
        {handle}
        <span>{index + 1}</span>
        {moveTo}
      </Cell>
      <Cell className="track-title">
        <span>{title}</span>
        <span>
          {[track.artist, track.duration && formatDuration(track.duration)].filter(Boolean).join(' · ')}
        </span>
        {track.problem && <span>{texts.problems[track.problem]}</span>}
      </Cell>
      <Cell className="track-size">{formatFileSize(track.fileSize)}</Cell>
      <Cell className="track-date">{formatShortDay(track.uploadedAt)}</Cell>
      <Cell className="track-actions">
        <ActionButton
          name={`${texts.up} ${title}`}
          icon="up"
          disabled={index === 0}
          onClick={() => move(index - 1)}
        />
        <ActionButton
          name={`${texts.down} ${title}`}
          icon="down"
          disabled={index === count - 1}
          onClick={() => move(index + 1)}
        />
        <ActionButton name={`${texts.edit} ${title}`} icon="edit" onClick={() => onEdit(track)} />
        <ActionButton
          name={`${texts.delete} ${title}`}
          icon="delete"
          isDestructive
          onClick={() => onDelete(track)}
        />
      </Cell>
    </>
  )
})

interface ActionButtonProps {
  name: string
  icon: IconName
  disabled?: boolean
  isDestructive?: boolean
  onClick: () => void
}

const ActionButton = ({ name, isDestructive, onClick, ...rest }: ActionButtonProps) => (
  <IconButton
    {...rest}
    label={name}
    title={name}
    tone={isDestructive ? 'destructive' : 'quiet'}
    onClick={(event) => {
      onClick()
      focusOtherArrowAtEnd(event)
    }}
  />
)

/** Focuses the other arrow button if the song is now at an end of the list, because the pressed button is disabled there. */
const focusOtherArrowAtEnd = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  requestAnimationFrame(() => {
    const { parentElement } = currentTarget
    if (currentTarget.matches(':disabled'))
      parentElement?.querySelector<HTMLElement>('button:enabled')?.focus()
  })
