import { useState } from 'react'
import { formatDateOnly } from '../../../../../domain/calendar/formatDates.ts'
import { formatDuration } from '../../../../../domain/language.ts'
import type { Media } from '../../../../../contract/media/media.ts'
import { Photo } from '../../../../media/Photo.tsx'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { Cell } from '../../../parts/sortable/SortableList.tsx'
import type { RowControls } from '../../../parts/sortable/SortableRow.tsx'
import { useIsAdministrator } from '../../../parts/tab/person.ts'
import { useDates } from '../../../parts/dates/dates.ts'
import { formatFileSize } from '../../../parts/lists/format.ts'
import { sheetTexts } from '../../sheetTexts.ts'
import { manageTexts as texts } from '../../texts.ts'
import type { SetVisible } from '../chosen/useSetVisible.ts'
import { useRowDraft } from './rowDrafts.ts'
import { InSlideshowBox } from './InSlideshowBox.tsx'
import { TextFields } from './TextFields.tsx'

export type RowDialog = 'preview' | 'adjust' | 'delete' | 'history'

interface Props {
  item: Media
  controls: RowControls
  /** the item's 1-based position in the whole gallery */
  position: number
  isMovable: boolean
  onSave: (item: Media) => Promise<void>
  setVisible: SetVisible
  onOpen: (kind: RowDialog) => void
}

export const MediaRow = ({ item, controls, position, isMovable, onSave, setVisible, onOpen }: Props) => {
  const { isChanged } = useRowDraft(item)
  return (
    <>
      <Cell className="media-pos">
        <span data-changed={isChanged || undefined}>{position}</span>
      </Cell>
      {isMovable && (
        <>
          <Cell>{controls.moveTo}</Cell>
          <Cell className="media-drag">{controls.handle}</Cell>
        </>
      )}
      <Cell className="media-preview">
        <button type="button" aria-label={`${texts.preview} ${item.title}`} onClick={() => onOpen('preview')}>
          <Photo item={item} fit="crop" sizes="112px" />
        </button>
      </Cell>
      <Cell className="media-content">
        <TextFields item={item} onEnter={() => void onSave(item)} />
        <RowButtons {...{ item, onSave, setVisible, onOpen }} />
      </Cell>
      <Cell className="media-details">
        <Details item={item} />
        {item.edits ? (
          <Button
            className="media-history"
            aria-label={texts.historyOf(item.title)}
            onClick={() => onOpen('history')}
          >
            {texts.history(item.edits)}
          </Button>
        ) : null}
      </Cell>
    </>
  )
}

const RowButtons = ({
  item,
  onSave,
  setVisible,
  onOpen,
}: Omit<Props, 'controls' | 'position' | 'isMovable'>) => {
  const isAdministrator = useIsAdministrator()
  const [busy, setBusy] = useState(false)
  const visibilityLabel = item.hidden ? texts.show : texts.hide
  const save = () => {
    setBusy(true)
    void onSave(item).finally(() => setBusy(false))
  }
  return (
    <div className="row">
      {isAdministrator && <InSlideshowBox item={item} />}
      <span className="media-badge">{texts.types[item.fileType]}</span>
      <Button aria-label={`${texts.save} ${item.title}`} onClick={save} disabled={busy}>
        {busy ? texts.saving : texts.save}
      </Button>
      <Button
        aria-label={`${visibilityLabel} ${item.title}`}
        onClick={() => setVisible([item], item.hidden === true)}
      >
        {visibilityLabel}
      </Button>
      {item.deletable && (
        <IconButton
          icon="delete"
          label={`${texts.delete} ${item.title}`}
          tone="destructive"
          onClick={() => onOpen('delete')}
        />
      )}
    </div>
  )
}

const Details = ({ item }: { item: Media }) => {
  const { formatDay, formatShortDay } = useDates()
  return (
    <ul>
      <li>{formatShortDay(item.uploadedAt)}</li>
      <li>{formatFileSize(item.fileSize)}</li>
      {item.takenAt && (
        <li>{sheetTexts.takenDay(formatDateOnly(item.takenAt, formatDay), item.doubtfulDate)}</li>
      )}
      {item.width && item.height && (
        <li>
          {item.width} × {item.height}
        </li>
      )}
      {item.duration && <li>{formatDuration(item.duration)}</li>}
      {item.isMemory && <li>{texts.ofVisitor(item.memoryAuthor)}</li>}
      {!item.inSlideshow && <li>{sheetTexts.notInSlideshow}</li>}
      {item.published === false && <li>{item.hidden ? texts.hidden : texts.notShown}</li>}
      {item.heldEdits ? <li>{texts.heldEdits(item.heldEdits)}</li> : null}
      {item.pages && <li>{texts.pages(item.pages)}</li>}
      {item.problem && <li>{texts.problems[item.problem]}</li>}
    </ul>
  )
}
