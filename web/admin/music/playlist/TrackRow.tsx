import { type MouseEvent, memo } from 'react'
import { formatDuration } from '../../../../domain/language.ts'
import type { Track } from '../../../../contract/memorial/music.ts'
import { IconButton } from '../../../ui/Button.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { Cell } from '../../sortable/SortableList.tsx'
import type { RowControls } from '../../sortable/SortableRow.tsx'
import { formatShortDay, formatFileSize } from '../../format.ts'
import { manageTexts as texts } from '../texts.ts'

interface Props {
  track: Track
  place: RowControls
  onEdit: (track: Track) => void
  onDelete: (track: Track) => void
}

/** One song of the playlist: its position, details and actions. */
export const TrackRow = memo(({ track, place, onEdit, onDelete }: Props) => {
  const { index, count, move, handle, moveTo } = place
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
          destructive
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
  destructive?: boolean
  onClick: () => void
}

const ActionButton = ({ name, destructive, onClick, ...rest }: ActionButtonProps) => (
  <IconButton
    {...rest}
    label={name}
    title={name}
    tone={destructive ? 'destructive' : 'quiet'}
    onClick={(event) => {
      onClick()
      focusOtherAtEnd(event)
    }}
  />
)

/** Focuses the other arrow if the pressed one is now disabled, at an end of the list. */
const focusOtherAtEnd = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  requestAnimationFrame(() => {
    const { parentElement } = currentTarget
    if (currentTarget.matches(':disabled'))
      parentElement?.querySelector<HTMLElement>('button:enabled')?.focus()
  })
