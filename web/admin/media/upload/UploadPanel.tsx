import { useCallback, useEffect } from 'react'
import { useLists } from '../../../api/useLists.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dropzone } from '../../../ui/Dropzone.tsx'
import { toast, toastFailure } from '../../../ui/toast.ts'
import { mediaAccepted } from '../chosen.ts'
import { texts } from '../texts.ts'
import { resumeSavedUploads, retry, sendAll } from './sender.ts'
import { choose, update, useUploads } from './uploadList.ts'
import { UploadRow } from './UploadRow.tsx'
import { canSend, clearedFields, underWay, type Uploads } from './uploads.ts'

/** Photographs and videos, each with a title and description of its own. */
export const UploadPanel = () => {
  const uploads = useUploads()
  const { refetch } = useLists()
  const onStored = useCallback(() => refetch('/api/media'), [refetch])
  const busy = underWay(uploads)
  useEffect(() => void resumeSavedUploads(onStored), [onStored])
  const clear = () => {
    update(clearedFields)
    toast({ title: texts.upload.cleared })
  }
  return (
    <>
      <Dropzone
        choose={texts.upload.choose}
        hint={texts.upload.hint}
        accept={mediaAccepted}
        onFiles={choose}
      />
      {uploads.length > 0 && (
        <ul className="uploads" aria-label={texts.upload.list}>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload.key, onStored)} />
          ))}
        </ul>
      )}
      <div className="media-actions">
        <p role="status">{uploads.length > 0 && texts.upload.count(uploads.length)}</p>
        <Button onClick={clear}>{texts.upload.clear}</Button>
        <Button tone="primary" onClick={() => start(uploads, onStored)} disabled={busy}>
          {busy ? texts.upload.sending : texts.upload.send}
        </Button>
      </div>
    </>
  )
}

const start = (uploads: Uploads, onStored: () => void) => {
  if (uploads.some(canSend)) sendAll(onStored)
  else toastFailure({ title: texts.noFiles, description: texts.upload.choosePlease })
}
