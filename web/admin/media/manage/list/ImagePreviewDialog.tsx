import { type ReactNode, useState } from 'react'
import { isolate } from '../../../../../domain/direction.ts'
import { formatDuration } from '../../../../../domain/formatDuration.ts'
import type { Media } from '../../../../../contract/media/media.ts'
import type { MediaTextIn } from '../../../../../contract/media/mediaShown.ts'
import { toOriginalUrl } from '../../../../api/urls.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx'
import { InOrder } from '../../../../ui/InOrder.tsx'
import { useDates } from '../../../parts/dates/dates.ts'
import { formatFileSize, isolateTyped } from '../../../parts/lists/format.ts'
import { useIsAdministrator } from '../../../parts/tab/person.ts'
import { direction } from '../../../../../languages/en/grammar.ts'
import { sheetTexts } from '../../../../../languages/en/dashboard/sheet.ts'
import { manageTexts as texts } from '../../../../../languages/en/dashboard/media.ts'
import { texts as photoTexts } from '../../../../../languages/en/visitors/people.ts'
import { InSlideshowButton } from '../chosen/InSlideshowButton.tsx'
import { useSetVisible } from '../chosen/useSetVisible.ts'
import type { RowDialog } from './MediaRow.tsx'
import { useRowDraft } from './rowDrafts.ts'
import { PreviewPicture } from '../PreviewPicture.tsx'
import { TakenField } from '../TakenField.tsx'
import { TextFields } from './TextFields.tsx'

interface Props {
  item: Media
  onSave: (item: Media) => Promise<void>
  /** whether the fields are open from the beginning */
  startsEditing: boolean
  onOpen: (kind: RowDialog) => void
  onClose: () => void
}

/** Shows an item, and all that can be done with it. */
export const ImagePreviewDialog = ({ item, startsEditing, onSave, onOpen, onClose }: Props) => {
  const isAdministrator = useIsAdministrator()
  const { formatTaken } = useDates()
  const [isEditing, setEditing] = useState(startsEditing)
  const { fields, change } = useRowDraft(item)
  const elements: Record<MediaTextIn<'preview'>, ReactNode> = {
    title: <p className="preview-title">{isolateTyped(fields.title)}</p>,
    description: fields.description && <p>{isolateTyped(fields.description)}</p>,
  }
  return (
    <Dialog
      hasCloseInFooter
      className="preview-dialog"
      title={texts.previewDialog}
      onClose={onClose}
      footer={
        <>
          {item.fileType === 'image' && <Button onClick={() => onOpen('adjust')}>{texts.editPicture}</Button>}
          {isEditing ? (
            <Button tone="primary" onClick={() => void onSave(item)}>
              {texts.save}
            </Button>
          ) : (
            <Button tone="primary" onClick={() => setEditing(true)}>
              {texts.editDetails}
            </Button>
          )}
        </>
      }
    >
      <PreviewPicture item={item} />
      <div className="preview-text">
        {isEditing ? (
          <>
            <TextFields item={item} hasAutoFocus onEnter={() => void onSave(item)} />
            <TakenField
              value={fields.takenAt === item.takenAt ? formatTaken(item.takenAt) : fields.takenAt}
              onChange={(takenAt) => change({ takenAt })}
            />
          </>
        ) : (
          <>
            <InOrder elements={elements} />
            {item.takenAt && (
              <p className="hint">{sheetTexts.takenDay(formatTaken(item.takenAt), item.doubtfulDate)}</p>
            )}
          </>
        )}
        <Marks {...{ item, onOpen }} />
        <PreviewDetails item={item} />
        {isAdministrator && (
          <p>
            <a href={toOriginalUrl(item.id)} download>
              {texts.original(item.originalName ?? '', formatFileSize(item.fileSize))}
            </a>
          </p>
        )}
      </div>
    </Dialog>
  )
}

const Marks = ({ item, onOpen }: Pick<Props, 'item' | 'onOpen'>) => {
  const isAdministrator = useIsAdministrator()
  const setVisible = useSetVisible()
  return (
    <div className="row">
      {isAdministrator && <InSlideshowButton chosen={[item]} />}
      <Button onClick={() => setVisible([item], item.hidden === true)}>
        {item.hidden ? texts.show : texts.hide}
      </Button>
      <Button onClick={() => onOpen('people')}>{photoTexts.whoIsIn}</Button>
      {item.edits ? <Button onClick={() => onOpen('history')}>{texts.history(item.edits)}</Button> : null}
    </div>
  )
}

export const PreviewDetails = ({ item }: { item: Media }) => {
  const details = [
    item.width && item.height && `${item.width} × ${item.height}`,
    item.duration && formatDuration(item.duration),
    item.isMemory && texts.ofVisitor(item.memoryAuthor),
    item.pages && texts.pages(item.pages),
  ]
  return (
    <>
      {item.people && <p>{item.people.map(({ name }) => isolate(name, direction)).join(', ')}</p>}
      <p className="hint">{details.filter(Boolean).join(', ')}</p>
    </>
  )
}
