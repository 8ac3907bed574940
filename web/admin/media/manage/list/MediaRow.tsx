import { useState } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { Photo } from '../../../../media/Photo.tsx'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { Cell } from '../../../parts/sortable/SortableList.tsx'
import type { RowControls } from '../../../parts/sortable/SortableRow.tsx'
import { useDates } from '../../../parts/dates/dates.ts'
import { formatFileSize } from '../../../parts/lists/format.ts'
import { manageTexts as texts } from '../../../../../languages/en/dashboard/media.ts'
import { useRowDraft } from './rowDrafts.ts'
import { TextFields } from './TextFields.tsx'

/** 'edit' is the preview with its fields open. */
export type RowDialog = 'preview' | 'edit' | 'adjust' | 'delete' | 'history' | 'people'

interface Props {
  item: Media
  controls: RowControls
  /** the item's 1-based position in the whole gallery */
  position: number
  /** whether the slideshow shows the item, if its row says so */
  slideshowNote: string | null
  isMovable: boolean
  onSave: (item: Media) => Promise<void>
  onOpen: (kind: RowDialog) => void
}

export const MediaRow = ({ item, controls, position, slideshowNote, isMovable, onSave, onOpen }: Props) => {
  const { isChanged } = useRowDraft(item)
  const { formatShortDay } = useDates()
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
        <RowButtons {...{ item, onSave, onOpen }} />
      </Cell>
      <Cell className="media-details">
        <ul>
          <li>{formatShortDay(item.uploadedAt)}</li>
          <li>{formatFileSize(item.fileSize)}</li>
          {slideshowNote && <li>{slideshowNote}</li>}
          {item.published === false && <li>{item.hidden ? texts.hidden : texts.notShown}</li>}
          {item.heldEdits ? <li>{texts.heldEdits(item.heldEdits)}</li> : null}
          {item.problem && <li>{texts.problems[item.problem]}</li>}
        </ul>
      </Cell>
    </>
  )
}

const RowButtons = ({ item, onSave, onOpen }: Pick<Props, 'item' | 'onSave' | 'onOpen'>) => {
  const [busy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    void onSave(item).finally(() => setBusy(false))
  }
  return (
    <div className="row">
      <span className="media-badge">{texts.types[item.fileType]}</span>
      <Button aria-label={`${texts.save} ${item.title}`} onClick={save} disabled={busy}>
        {busy ? texts.saving : texts.save}
      </Button>
      <Button aria-label={`${texts.edit} ${item.title}`} onClick={() => onOpen('edit')}>
        {texts.edit}
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
