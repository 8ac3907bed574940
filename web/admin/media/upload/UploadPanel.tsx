import { useId, useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { emptyText } from '../../../media/mediaText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dropzone } from '../../../ui/fields/Dropzone.tsx'
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { acceptedMediaTypes } from '../../../uploads/fileKinds.ts'
import {
  countBytesLeft,
  canEdit,
  canSend,
  isOnItsWay,
  isRejected,
  isSent,
  isUnsent,
  newUpload,
  type Upload,
} from '../../../uploads/upload.ts'
import { useStore } from '../../../stores/useStore.ts'
import { formatFileSize } from '../../parts/lists/format.ts'
import { BatchPhotos } from '../batch/BatchPhotos.tsx'
import { ImageDetailsDialog } from '../batch/ImageDetailsDialog.tsx'
import { DropHint } from '../DropHint.tsx'
import { explainRejection } from '../../../uploads/explainRejection.ts'
import { describePreparing } from '../preparing.ts'
import { WaitingNames } from '../manage/people/WaitingNames.tsx'
import { AddedMedia, type AddedMediaProps } from '../stored/AddedMedia.tsx'
import { texts } from '../../../../languages/en/dashboard/media.ts'
import { addedIds, mediaUploads, sendMedia } from './mediaUploads.ts'
import { UploadRow } from './UploadRow.tsx'

/** From this number of files on, they are tiles: open fields would move the buttons out of view. */
const MIN_TILES = 10

export const UploadPanel = ({ onGiveTitles }: AddedMediaProps) => {
  const { uploads } = useStore(mediaUploads)
  const added = useStore(addedIds)
  const countId = useId()
  const uploadsOnTheirWay = uploads.filter(isOnItsWay)
  const busy = uploadsOnTheirWay.length > 0
  const preparing = uploadsOnTheirWay.every(isSent) ? describePreparing(uploads) : ''
  const leftCount = uploads.filter(isUnsent).length
  const isNothingLeft = leftCount === 0 && (uploads.length > 0 || added.length > 0)
  const rejectedCount = uploads.filter(isRejected).length
  const sendAll = () => {
    if (uploads.some(canSend)) sendMedia(canSend)
    else toastFailure({ title: texts.noFiles, description: texts.upload.choosePlease })
  }
  return (
    <>
      <Dropzone
        chooseLabel={texts.upload.choose}
        hint={<DropHint drag={texts.upload.drag} />}
        accept={acceptedMediaTypes}
        onFiles={(files) => mediaUploads.add(files.map((file) => newUpload(file, explainRejection(file))))}
      />
      <AddedMedia {...{ addedIds, busy, onGiveTitles }} />
      <WaitingNames ids={busy ? [] : added} />
      <ChosenFiles {...{ uploads, busy }} />
      <div className="row list-actions">
        <p>
          <span role="status" id={countId}>
            {preparing || (leftCount > 0 && texts.upload.count(leftCount))}
            {isNothingLeft && texts.nothingLeft}
          </span>
          {busy && !preparing && `, ${texts.upload.toGo(formatFileSize(countBytesLeft(uploadsOnTheirWay)))}`}
          {rejectedCount > 0 && (
            <span className="uploads-refused">{texts.upload.refused(rejectedCount)}</span>
          )}
        </p>
        <Button onClick={clearFields}>{texts.upload.clear}</Button>
        <Button
          tone="primary"
          onClick={sendAll}
          disabled={busy || isNothingLeft}
          aria-describedby={isNothingLeft ? countId : undefined}
        >
          {busy ? texts.sending : texts.upload.send}
        </Button>
      </div>
    </>
  )
}

/** A few files have their fields open. Many are tiles, until the list is empty, so that no fields open meanwhile. */
const ChosenFiles = ({ uploads, busy }: { uploads: readonly Upload<Media>[]; busy: boolean }) => {
  const [hasTiles, setTiles] = useState(false)
  if (uploads.length >= MIN_TILES && !hasTiles) setTiles(true)
  if (uploads.length === 0 && hasTiles) setTiles(false)
  if (uploads.length === 0) return null
  if (hasTiles) return <Tiles {...{ uploads, busy }} />
  return (
    <ul className="uploads" aria-label={texts.upload.list}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onRetry={() => sendMedia(({ id }) => id === upload.id)} />
      ))}
    </ul>
  )
}

const Tiles = ({ uploads, busy }: { uploads: readonly Upload<Media>[]; busy: boolean }) => {
  const [editedId, setEditedId] = useState<string | null>(null)
  const addedCount = useStore(addedIds, (ids) => ids.length)
  return (
    <>
      <BatchPhotos
        label={texts.upload.list}
        photos={uploads}
        busy={busy}
        isLocked={(upload) => !canEdit(upload)}
        hasReasons
        onEdit={setEditedId}
        onRemove={mediaUploads.remove}
        onClear={mediaUploads.clear}
      />
      {busy && (
        <ProgressBar
          label={texts.upload.progressOfAll}
          value={computePercent(addedCount, uploads.filter(isOnItsWay))}
        />
      )}
      <ImageDetailsDialog
        photo={uploads.find(({ id }) => id === editedId)}
        onSave={mediaUploads.change}
        onClose={() => setEditedId(null)}
      />
    </>
  )
}

/** Counts a file that is being sent by its bytes. The files that are stored have left the list. */
const computePercent = (storedCount: number, onTheirWay: readonly Upload[]) => {
  const sentCount = onTheirWay.reduce((sum, { percent }) => sum + percent / 100, storedCount)
  return Math.floor((100 * sentCount) / (storedCount + onTheirWay.length))
}

const clearFields = () => {
  mediaUploads.setUploads(
    mediaUploads.getUploads().map((upload) => (canEdit(upload) ? { ...upload, ...emptyText } : upload)),
  )
  toast({ title: texts.fieldsCleared })
}
