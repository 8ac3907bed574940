import { emptyText } from '../../../media/mediaText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dropzone } from '../../../ui/fields/Dropzone.tsx'
import { toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { acceptedMediaTypes } from '../../../uploads/fileKinds.ts'
import { countBytesLeft, canEdit, canSend, isOnItsWay, newUpload } from '../../../uploads/upload.ts'
import { useStore } from '../../../stores/useStore.ts'
import { formatFileSize } from '../../format.ts'
import { explainRejection } from '../explainRejection.ts'
import { texts } from '../texts.ts'
import { mediaUploads, sendMedia } from './mediaUploads.ts'
import { UploadRow } from './UploadRow.tsx'

/** The panel to upload photographs and videos, each with its own title and description. */
export const UploadPanel = () => {
  const { uploads } = useStore(mediaUploads)
  const uploadsOnTheirWay = uploads.filter(isOnItsWay)
  const busy = uploadsOnTheirWay.length > 0
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
      {uploads.length > 0 && (
        <ul className="uploads" aria-label={texts.upload.list}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => sendMedia(({ id }) => id === upload.id)}
            />
          ))}
        </ul>
      )}
      <div className="row list-actions">
        <p>
          <span role="status">{uploads.length > 0 && texts.upload.count(uploads.length)}</span>
          {busy && `, ${texts.upload.toGo(formatFileSize(countBytesLeft(uploadsOnTheirWay)))}`}
        </p>
        <Button onClick={clearFields}>{texts.upload.clear}</Button>
        <Button tone="primary" onClick={sendAll} disabled={busy}>
          {busy ? texts.upload.sending : texts.upload.send}
        </Button>
      </div>
    </>
  )
}

const clearFields = () => {
  mediaUploads.setUploads(
    mediaUploads.getUploads().map((upload) => (canEdit(upload) ? { ...upload, ...emptyText } : upload)),
  )
  toast({ title: texts.fieldsCleared })
}
