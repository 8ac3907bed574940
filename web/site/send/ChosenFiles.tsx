import type { ReactNode } from 'react'
import { useStore } from '../../stores/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { isVideo } from '../../uploads/fileKinds.ts'
import { FilePreview } from '../../uploads/FilePreview.tsx'
import { isRejected, isUnsent } from '../../uploads/upload.ts'
import { texts } from '../../../languages/en/visitors/send.ts'
import { FoldedList } from './FoldedList.tsx'
import { sendList } from './sendList.ts'

/** The most refused files that are named. */
const MAX_REASONS = 5

/** The files that a guest has chosen: how many, and which. The list is folded, because an old phone takes a second for each preview. */
export const ChosenFiles = () => {
  const uploads = useStore(sendList).uploads.filter(isUnsent)
  return (
    <>
      <p role="status">{uploads.length > 0 && texts.chosen(uploads.length)}</p>
      {uploads.length > 0 && (
        <FoldedList heading={texts.list}>
          <ul>
            {uploads.map(({ id, file }) => (
              <li key={id}>
                <FilePreview file={file} isVideo={isVideo(file)} />
                <span>{file.name}</span>
                <Button aria-label={`${texts.remove} ${file.name}`} onClick={() => sendList.remove(id)}>
                  {texts.remove}
                </Button>
              </li>
            ))}
          </ul>
          <Button onClick={() => sendList.setUploads([])}>{texts.removeAll}</Button>
        </FoldedList>
      )}
    </>
  )
}

/** Says why files cannot be sent, after another sentence about the files, if there is one. */
export const RefusedFiles = ({ children }: { children?: ReactNode }) => {
  const { fields, uploads } = useStore(sendList)
  const refused = uploads.filter(isRejected)
  const otherCount = refused.length - MAX_REASONS
  return (
    <div className="field" role="status">
      {children && <p className="error">{children}</p>}
      {fields.lostCount > 0 && <p className="error">{texts.lost(fields.lostCount)}</p>}
      {refused.slice(0, MAX_REASONS).map(({ id, message }) => (
        <p key={id} className="error">
          {message}
        </p>
      ))}
      {otherCount > 0 && <p>{texts.others(otherCount)}</p>}
    </div>
  )
}
