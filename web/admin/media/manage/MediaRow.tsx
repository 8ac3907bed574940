import { useState } from 'react'
import type { Media } from '../../../../contract/media.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Cell, type Place } from '../../sortable/SortableList.tsx'
import { dateOf, durationOf, sizeOf } from '../../format.ts'
import { useIsAdministrator } from '../../person.ts'
import { texts as allTexts } from '../texts.ts'
import { useEdit } from './unsavedEdits.ts'
import { TextFields } from './TextFields.tsx'

const texts = allTexts.manage

/** What a row opens above the list. */
export type RowDialog = 'preview' | 'delete' | 'history'

interface Props {
  item: Media
  place: Place
  onSave: (item: Media) => Promise<void>
  onOpen: (what: RowDialog) => void
}

/** One photograph or video of the list: its place, its picture, its text, its details. */
export const MediaRow = ({ item, place, onSave, onOpen }: Props) => {
  const edit = useEdit(item.id)
  const isAdministrator = useIsAdministrator()
  return (
    <>
      <Cell className="media-pos">
        <span data-changed={edit ? true : undefined}>{place.index + 1}</span>
      </Cell>
      {isAdministrator && (
        <>
          <Cell className="media-set">{place.moveTo}</Cell>
          <Cell className="media-drag">{place.handle}</Cell>
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

const RowButtons = ({ item, onSave, onOpen }: Omit<Props, 'place'>) => {
  const [busy, setBusy] = useState(false)
  const isAdministrator = useIsAdministrator()
  const save = () => {
    setBusy(true)
    void onSave(item).finally(() => setBusy(false))
  }
  return (
    <div className="media-buttons">
      <span className="media-badge">{texts.types[item.fileType]}</span>
      <Button aria-label={`${texts.save} ${item.title}`} onClick={save} disabled={busy}>
        {busy ? texts.saving : texts.save}
      </Button>
      {isAdministrator && (
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

const Details = ({ item }: { item: Media }) => (
  <ul>
    <li>{dateOf(item.uploadedAt)}</li>
    <li>{sizeOf(item.fileSize)}</li>
    {item.width && item.height && (
      <li>
        {item.width} × {item.height}
      </li>
    )}
    {item.duration && <li>{durationOf(item.duration)}</li>}
    {item.isMemory && <li>{texts.ofVisitor(item.memoryAuthor)}</li>}
    {item.published === false && <li>{texts.hidden}</li>}
    {item.problem && <li>{texts.problems[item.problem]}</li>}
  </ul>
)
