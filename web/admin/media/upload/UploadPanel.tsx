import { useId, useState } from 'react'
import { emptyText } from '../../../media/mediaText.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Dropzone } from '../../../ui/fields/Dropzone.tsx'
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
} from '../../../uploads/upload.ts'
import { useStore } from '../../../stores/useStore.ts'
import { formatFileSize } from '../../parts/lists/format.ts'
import { explainRejection } from '../explainRejection.ts'
import { describePreparing } from '../preparing.ts'
import { AddedMedia, type AddedMediaProps } from '../stored/AddedMedia.tsx'
import { StoredNotices } from '../stored/StoredNotices.tsx'
import { texts } from '../texts.ts'
import { addedIds, mediaUploads, removeStored, sendMedia } from './mediaUploads.ts'
import { UploadRow } from './UploadRow.tsx'

/** The maximum number of files whose fields are open from the beginning. */
const MAX_OPEN = 12

/** The panel to upload photographs and videos, each with its own title and description. */
export const UploadPanel = ({ onGiveTitles }: AddedMediaProps) => {
  const { uploads } = useStore(mediaUploads)
  const hasAdded = useStore(addedIds, (ids) => ids.length > 0)
  const countId = useId()
  const storedMedia = uploads.flatMap(({ stored }) => stored ?? [])
  const rows = uploads.filter(({ stored }) => stored === null)
  const isFolded = useFolding(rows.length)
  const uploadsOnTheirWay = uploads.filter(isOnItsWay)
  const busy = uploadsOnTheirWay.length > 0
  const preparing = uploadsOnTheirWay.every(isSent) ? describePreparing(uploads) : ''
  const leftCount = uploads.filter(isUnsent).length
  const isNothingLeft = leftCount === 0 && (uploads.length > 0 || hasAdded)
  const rejectedCount = uploads.filter(isRejected).length
  const sendAll = () => {
    if (uploads.some(canSend)) sendMedia(canSend)
    else toastFailure({ title: texts.noFiles, description: texts.upload.choosePlease })
  }
  return (
    <>
      <Dropzone
        chooseLabel={texts.upload.choose}
        hint={texts.upload.hint}
        accept={acceptedMediaTypes}
        onFiles={(files) => mediaUploads.add(files.map((file) => newUpload(file, explainRejection(file))))}
      />
      <AddedMedia {...{ addedIds, busy, onGiveTitles }} noticed={storedMedia} />
      <StoredNotices items={storedMedia} busy={busy} onAnswered={removeStored} />
      {rows.length > 0 && (
        <ul className={classes('uploads', isFolded && 'is-folded')} aria-label={texts.upload.list}>
          {rows.map((upload) => (
            <UploadRow
              key={upload.id}
              {...{ upload, isFolded }}
              onRetry={() => sendMedia(({ id }) => id === upload.id)}
            />
          ))}
        </ul>
      )}
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
          {busy ? texts.upload.sending : texts.upload.send}
        </Button>
      </div>
    </>
  )
}

/** Whether the fields of all files are folded: once there are many, until the list is empty, so that nothing unfolds meanwhile. */
const useFolding = (count: number) => {
  const [isFolded, setFolded] = useState(false)
  if (count > MAX_OPEN && !isFolded) setFolded(true)
  if (count === 0 && isFolded) setFolded(false)
  return isFolded
}

const clearFields = () => {
  mediaUploads.setUploads(
    mediaUploads.getUploads().map((upload) => (canEdit(upload) ? { ...upload, ...emptyText } : upload)),
  )
  toast({ title: texts.fieldsCleared })
}
