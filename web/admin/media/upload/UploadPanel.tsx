import { useLists } from '../../../api/useLists.ts'
import { useEffect } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dropzone } from '../../../ui/Dropzone.tsx'
import { toast } from '../../../ui/toast.ts'
import { mediaAccepted } from '../chosen.ts'
import { texts } from '../texts.ts'
import { goOnFromEarlier, type Outcome, retry, sendAll } from './sender.ts'
import { choose, update, useUploads } from './uploadList.ts'
import { UploadRow } from './UploadRow.tsx'
import { canSend, clearedFields, underWay, type Uploads } from './uploads.ts'

/** Photographs and videos, each with a title and description of its own. */
export const UploadPanel = () => {
  const uploads = useUploads()
  const { refetch } = useLists()
  const onStored = () => refetch('/api/media')
  const busy = underWay(uploads)
  useEffect(() => {
    void goOnFromEarlier(() => refetch('/api/media')).then((outcome) => outcome && tell(outcome))
  }, [refetch])
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
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => void retry(upload.key, onStored).then(tell)}
            />
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
  const any = uploads.some(canSend)
  if (any) void sendAll(onStored).then(tell)
  else toast({ title: texts.noFiles, description: texts.upload.choosePlease, tone: 'destructive' })
}

const tell = ({ stored, failed }: Outcome) => {
  if (failed > 0) toast({ title: texts.uploadFailed, description: texts.upload.failure, tone: 'destructive' })
  else if (stored > 0) toast({ title: texts.uploadSuccessful, description: texts.added(stored) })
}
