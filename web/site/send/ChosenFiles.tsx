import type { ReactNode } from 'react'
import { useStore } from '../../stores/useStore.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { isVideo } from '../../uploads/fileKinds.ts'
import { FilePreview } from '../../uploads/FilePreview.tsx'
import { isRejected, isUnsent } from '../../uploads/upload.ts'
import { texts } from '../../../languages/en/visitors/send.ts'
import { sendList } from './sendList.ts'

/** The most chosen files that are shown, because an old phone takes a second for each preview. */
const MAX_PREVIEWS = 12
/** The most refused files that are named. */
const MAX_REASONS = 5

/** The files that a guest has chosen: how many, and the first of them. */
export const ChosenFiles = () => {
  const uploads = useStore(sendList).uploads.filter(isUnsent)
  const summary = uploads.length > 0 && texts.chosen(uploads.length)
  return (
    <>
      <p role="status">{summary}</p>
      {summary && (
        <>
          <ul className="send-files" aria-label={summary}>
            {uploads.slice(0, MAX_PREVIEWS).map(({ id, file }) => (
              <li key={id}>
                <FilePreview file={file} isVideo={isVideo(file)} />
                <IconButton
                  icon="close"
                  label={`${texts.remove} ${file.name}`}
                  onClick={() => sendList.remove(id)}
                />
              </li>
            ))}
          </ul>
          <Others count={uploads.length - MAX_PREVIEWS} />
          <Button onClick={() => sendList.setUploads([])}>{texts.removeAll}</Button>
        </>
      )}
    </>
  )
}

/** Says why files cannot be sent, after another sentence about the files, if there is one. */
export const RefusedFiles = ({ children }: { children?: ReactNode }) => {
  const { fields, uploads } = useStore(sendList)
  const refused = uploads.filter(isRejected)
  return (
    <div className="field" role="status">
      {children && <p className="error">{children}</p>}
      {fields.lostCount > 0 && <p className="error">{texts.lost(fields.lostCount)}</p>}
      {refused.slice(0, MAX_REASONS).map(({ id, message }) => (
        <p key={id} className="error">
          {message}
        </p>
      ))}
      <Others count={refused.length - MAX_REASONS} />
    </div>
  )
}

const Others = ({ count }: { count: number }) => count > 0 && <p>{texts.others(count)}</p>
